import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from './packages.ts';
import type { WorkspacePackage } from './packages.ts';
import { root, site } from './paths.ts';

/** A component, as Storybook's manifest of a build has it. */
interface Component {
  path: string;
  name: string;
  description?: string;
  reactDocgen?: {
    exportName?: string;
    props?: Record<string, { required: boolean; tsType?: { name: string; raw?: string }; description?: string }>;
  };
}

const url = 'https://github.com/kasb-uz/kasb/blob/main';
const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

function readComponents(): Component[] {
  const file = join(site, 'manifests/components.json');
  if (!existsSync(file)) throw new Error('there is no built Storybook to read: run `pnpm build-storybook` first');
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: Record<string, Component> };
  return Object.values(components);
}

/** What a component is for, how it is imported, and a line for each prop. */
function sectionOf({ reactDocgen: docgen, name, description }: Component, from: string): string {
  const props = Object.entries(docgen?.props ?? {}).map(([prop, { required, tsType, description: text }]) => {
    const type = tsType?.raw ?? tsType?.name ?? 'unknown';
    return `- \`${prop}${required ? '' : '?'}: ${plain(type)}\`${text ? ` ${plain(text)}` : ''}`;
  });
  const exported = docgen?.exportName ?? name;
  return [`### ${exported}`, plain(description), `\`import { ${exported} } from '${from}';\``, props.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

const entryOf = ({ path }: Component, name: string) => (path.includes('/recruitment/') ? `${name}/recruitment` : name);

/** What a package is, for a machine that reads it instead of people. */
function llmsOf({ folder, manifest: { name, description = '' } }: WorkspacePackage, all: readonly Component[]): string {
  const own = all.filter(({ path, reactDocgen }) => path.startsWith(`./${folder}/`) && reactDocgen);
  return [
    `# ${name}`,
    `> ${description}`,
    `How it is plugged in: [README](${url}/${folder}/README.md). All exports with their types: [api.md](${url}/${folder}/api.md).`,
    ...own.map((component) => sectionOf(component, entryOf(component, name))),
  ].join('\n\n');
}

/** Writes `llms.txt` into the built site, of everything, and beside the package.json of each published package. */
export function writeLlms(): void {
  const components = readComponents();
  const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
  const texts = published.map((one) => ({ folder: one.folder, text: llmsOf(one, components) }));
  for (const { folder, text } of texts) writeFileSync(join(root, folder, 'llms.txt'), `${text}\n`);
  const head = [
    '# Kasb',
    '> The recruitment platform of Uzbekistan, and the packages that other job portals take its screens from.',
    `Begin with the [guide](${url}/docs/portal.md). The calls of an API are in [openapi.json](${url}/packages/contract/openapi.json). \`index.json\` beside this file lists all states by their ids.`,
  ];
  writeFileSync(
    join(site, 'llms.txt'),
    `${[...head, ...texts.map(({ text }) => text.replace('# ', '## '))].join('\n\n')}\n`,
  );
}
