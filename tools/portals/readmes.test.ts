import { expect, test } from 'vitest';
import { modulesOf } from './readmes.ts';

test('elements of a block become what its module exports, and other blocks stay as they are', () => {
  const text = `Install:

\`\`\`sh
pnpm add @kasb/ui
\`\`\`

\`\`\`tsx
import { Button, Note } from '@kasb/ui';
import '@kasb/ui/styles.css';

<Button>Начать</Button>
<Note />;
\`\`\`

\`\`\`ts
import { say } from '@kasb/domain/say';

say('да');
\`\`\`
`;
  expect(modulesOf(text)).toEqual([
    {
      extension: 'tsx',
      code: `import { Button, Note } from '@kasb/ui';
import '@kasb/ui/styles.css';

export const all = <>
<Button>Начать</Button>
<Note />
</>;
`,
    },
    { extension: 'ts', code: "import { say } from '@kasb/domain/say';\n\nsay('да');\nexport {};\n" },
  ]);
});
