import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsOfAll } from './llms.ts';
import { workspacePackages } from './packages.ts';
import { readReview, type ReviewData } from './review.ts';

const scaffold = /^(?:import .*|export .*|<\/?(?:Meta|div|Example|ReviewOverview)\b.*)\n/gm;
const bar = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What the blocks of a page draw, in Markdown. */
function blocksOf(root: string, review: ReviewData): [block: RegExp, text: (of: string) => string][] {
  return [
    [
      /^<Reference of="([^"]+)" \/>$/gm,
      (of) => {
        const component = review.components.find(({ name }) => name === of);
        const parts = component?.parts.map(({ name, own, from }) => {
          const rows = own.map((prop) => `| \`${prop.name}\` | \`${bar(prop.type)}\` | ${bar(prop.text)} |`);
          const rest = from.length > 0 ? `\n\nИ всё из ${from.map((type) => `\`${type.name}\``).join(', ')}.` : '';
          return `## ${name}\n\n| Свойство | Тип | |\n|---|---|---|\n${rows.join('\n')}${rest}`;
        });
        const tokens = component?.tokens.map((token) => `\`${token}\``).join(', ');
        return [...(parts ?? []), tokens && `Переменные темы: ${tokens}.`].filter(Boolean).join('\n\n');
      },
    ],
    [
      /^<Screen of="([^"]+)" \/>$/gm,
      (of) => {
        const screen = review.screens.find(({ title }) => title === of);
        const states = screen?.states.map(({ id, name }) => `${name}: \`${id}\``) ?? [];
        const routes = screen?.routes.map((route) => `\`${route}\``).join(', ');
        return `${routes ? `Адреса: ${routes}.\n\n` : ''}## Состояния\n\n${list(states)}`;
      },
    ],
    [
      /^<ProductMap \/>$/gm,
      () => list(review.routes.map(({ path, to }) => `\`${path}\`${to.length > 0 ? ` → ${to.join(', ')}` : ''}`)),
    ],
    [
      /^<Changes \/>$/gm,
      () => review.changes.next.map(({ packages, text }) => `## ${packages.join(', ')}\n\n${text}`).join('\n\n'),
    ],
    [/^<Rules \/>$/gm, () => readFileSync(join(root, 'docs/domain.md'), 'utf8')],
    [/^ *<Markdown>\{guide\}<\/Markdown>$/gm, () => readFileSync(join(root, 'docs/portal.md'), 'utf8')],
  ];
}

/** Pages of the review site and READMEs as plain Markdown, by their paths under `md/`. */
export function readTwins(root: string): Map<string, string> {
  const blocks = blocksOf(root, readReview(root));
  const pages = globSync(['docs/storybook/*.mdx', 'packages/{*,features/*}/src/**/*.mdx'], { cwd: root }).sort();
  const readmes = workspacePackages(root)
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder }) => `${folder}/README.md`);
  return new Map([
    ...readmes.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ...pages.map((path) => {
      const source = readFileSync(join(root, path), 'utf8').replace(scaffold, '');
      const text = blocks.reduce((all, [block, draw]) => all.replace(block, (_, of: string) => draw(of)), source);
      return [path.replace(/x$/, ''), `${text.trim().replaceAll(/\n{3,}/g, '\n\n')}\n`] as const;
    }),
  ]);
}

/** Writes them into a built site, and a list of them for machines that read it: `llms.txt`. */
export function addTwins(root: string, site: string): void {
  const twins = readTwins(root);
  for (const [path, text] of twins) {
    const file = join(site, 'md', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const links = [...twins].map(([path, text]) => `[${/^# (.+)$/m.exec(text)?.[1] ?? path}](md/${path})`);
  writeFileSync(join(site, 'llms.txt'), `${llmsOfAll(root)}\n## Pages\n\n${list(links)}\n`);
}
