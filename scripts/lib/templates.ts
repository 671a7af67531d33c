/** Texts of new files by path, and what is added to files that exist. */
export interface Draft {
  files: Record<string, string>;
  appends: Record<string, string>;
  /** Messages by the file of the bundle. */
  messages?: Record<string, string>;
}

export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
export const titleOf = (folder: string) =>
  folder
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

interface StoryDraft {
  title: string;
  name: string;
  args?: string;
  /** The name of the export, and what the state is called in Russian. */
  state: [story: string, ru: string];
  /** What is looked for, and words that are seen. */
  query: string;
  shows: string;
}

const story = ({
  title,
  name,
  args = '',
  state: [state, ru],
  query,
  shows,
}: StoryDraft) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}/${name}',
  component: ${name},${args}
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

/** TODO: one sentence, what is seen. */
export const ${state}: Story = {
  parameters: { state: { ru: '${ru}', rule: 'purpose', shows: ['${shows}'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await ${query}).toBeVisible();
  },
};
`;

/** The page of a component, with the chapters that each one has. */
const componentPage = (name: string) => `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="UI/${name}" name="${name}" />

# ${name}

TODO: для чего, одним предложением.

<Example of="${name}" />

## Когда не

- TODO

## Так и не так

| Так | Не так |
|---|---|
| TODO | TODO |

## Клавиатура

Фокуса не получает: показывает, но ничего не делает.

<Reference of="${name}" />
`;

const screenPage = (title: string, name: string) => `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="${title}" name="${name}" />

# ${name}

TODO: для чего, одним предложением.

<Screen of="${title}" />
`;

/** A component of the design system. */
export function componentDraft(name: string): Draft {
  const folder = `packages/ui/src/${name}`;
  const className = lowerFirst(name);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './${name}.css.ts';

export interface ${name}Props extends ComponentProps<'div'> {
  /** TODO: what stands in it. */
  children: ReactNode;
}

/** TODO: one sentence, what it is for. */
export function ${name}({ className, children, ...props }: ${name}Props) {
  return (
    <div {...props} className={cx(css.${className}, className)}>
      {children}
    </div>
  );
}
`,
      [`${folder}/${name}.css.ts`]: `import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

export const ${className} = component({ color: vars.color.text });
`,
      [`${folder}/${name}.stories.tsx`]: story({
        title: 'UI',
        name,
        args: "\n  args: { children: 'Текст' },",
        state: ['WithText', 'С текстом'],
        query: "canvas.findByText('Текст')",
        shows: 'Текст',
      }),
      [`${folder}/${name}.mdx`]: componentPage(name),
      [`${folder}/index.ts`]: `export { ${name} } from './${name}.tsx';\nexport type { ${name}Props } from './${name}.tsx';\n`,
    },
    appends: {
      'packages/ui/src/index.ts': `export { ${name} } from './${name}/index.ts';\nexport type { ${name}Props } from './${name}/index.ts';\n`,
    },
  };
}

/** A screen of a feature. */
export function screenDraft(feature: string, name: string): Draft {
  const source = `packages/features/${feature}/src`;
  const folder = `${source}/screens/${name}`;
  const messages = `${lowerFirst(titleOf(feature))}Messages`;
  const exported = `./screens/${name}/${name}.tsx`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `'use client';
import { Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import { ${messages} } from '../../messages/index.ts';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof ${messages}>;
}

/** TODO: one sentence, what it is for. */
export function ${name}({ messages }: ${name}Props) {
  return (
    <Screen bundle={${messages}} overrides={messages}>
      <${name}Screen />
    </Screen>
  );
}

function ${name}Screen() {
  const t = useMessages(${messages});
  return (
    <Page width="mid">
      <Heading level={1} className={css.title}>
        {t('${lowerFirst(name)}.title')}
      </Heading>
    </Page>
  );
}
`,
      [`${folder}/${name}.css.ts`]: `import { featureStyle } from '@kasb/ui/theme';

export const title = featureStyle({ overflowWrap: 'anywhere' });
`,
      [`${folder}/${name}.stories.tsx`]: story({
        title: titleOf(feature),
        name,
        state: ['TitleShown', 'Виден заголовок'],
        query: "canvas.findByRole('heading', { level: 1 })",
        shows: 'TODO: заголовок',
      }),
      [`${folder}/${name}.mdx`]: screenPage(`${titleOf(feature)}/${name}`, name),
    },
    appends: {
      [`${source}/index.ts`]: `export { ${name} } from '${exported}';\nexport type { ${name}Props } from '${exported}';\n`,
    },
    messages: {
      [`${source}/messages/ru.ts`]: `  '${lowerFirst(name)}.title': 'TODO: заголовок',\n`,
      [`${source}/messages/uz.ts`]: `  '${lowerFirst(name)}.title': 'TODO: sarlavha',\n`,
    },
  };
}
