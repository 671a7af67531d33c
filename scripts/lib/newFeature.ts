import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lowerFirst, screenDraft, titleOf, type Draft } from './templates.ts';

/** The package that a new one is set up like. */
const model = 'packages/features/billing';

const uzbek = (namespace: string) => `import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of ${namespace} in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
};
`;

const bundle = (namespace: string) => `import { defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of ${namespace}; a host overrides them under the namespace \`${namespace}\`. */
export const ${namespace}Messages = /*#__PURE__*/ defineMessages('${namespace}', { ru, uz });
`;

const readme = (name: string, screen: string) => `# @kasb/${name}

TODO: one sentence, what it is for.

\`\`\`tsx
import { ${screen} } from '@kasb/${name}';
import '@kasb/ui/styles.css';
import '@kasb/${name}/styles.css';

<${screen} />
\`\`\`
`;

/** What it offers by name; `pnpm gen api` adds the types when it is built. */
const api = (name: string, namespace: string, screen: string) => `# API of @kasb/${name}

Made by \`pnpm gen api\` from the built types; \`pnpm test\` compares it.

## @kasb/${name}

\`\`\`ts
export {
  ${screen},
  type ${screen}Props,
  ${namespace}Messages,
};
\`\`\`
`;

/** A package with one screen, set up like the others. */
function featureDraft(root: string, name: string): Draft {
  const folder = `packages/features/${name}`;
  const namespace = lowerFirst(titleOf(name));
  const screen = screenDraft(name, titleOf(name));
  const manifest = JSON.parse(readFileSync(join(root, model, 'package.json'), 'utf8')) as Record<string, unknown>;
  const own = {
    ...manifest,
    name: `@kasb/${name}`,
    version: '0.1.0',
    description: 'TODO: one sentence, what it is for.',
    repository: { ...(manifest.repository as object), directory: folder },
  };
  return {
    ...screen,
    files: {
      [`${folder}/package.json`]: `${JSON.stringify(own, null, 2)}\n`,
      ...Object.fromEntries(
        ['tsdown.config.ts', 'tsconfig.build.json'].map((name) => [
          `${folder}/${name}`,
          readFileSync(join(root, model, name), 'utf8'),
        ]),
      ),
      [`${folder}/README.md`]: readme(name, titleOf(name)),
      [`${folder}/CHANGELOG.md`]: `# @kasb/${name}\n\n## 0.1.0\n\nTODO: what it brings, in two sentences.\n`,
      [`${folder}/api.md`]: api(name, namespace, titleOf(name)),
      [`${folder}/src/messages/ru.ts`]: `/** Texts of ${namespace} in Russian, the source language. */\nexport const ru = {\n};\n`,
      [`${folder}/src/messages/uz.ts`]: uzbek(namespace),
      [`${folder}/src/messages/index.ts`]: bundle(namespace),
      [`${folder}/src/index.ts`]: `export { ${namespace}Messages } from './messages/index.ts';\n`,
      ...screen.files,
    },
  };
}

/** Has the package released together with the others; the path of the file that says so. */
function releaseTogether(root: string, name: string): string {
  const path = '.changeset/config.json';
  const config = JSON.parse(readFileSync(join(root, path), 'utf8')) as { fixed: [string[]] };
  config.fixed[0].push(`@kasb/${name}`);
  writeFileSync(join(root, path), `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

/** Writes a package of a feature with one screen; the paths it wrote or changed. */
export function writeFeature(root: string, name: string, write: (draft: Draft) => string[]): string[] {
  if (existsSync(join(root, 'packages/features', name))) throw new Error(`there is a feature ${name} already`);
  const paths = write(featureDraft(root, name));
  return [...paths, releaseTogether(root, name)];
}
