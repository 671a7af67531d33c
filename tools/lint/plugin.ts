import { builtinRules } from 'eslint/use-at-your-own-risk';
import type { Context, Node } from './drawnElements.ts';
import { nameOf, node, nodes } from './drawnElements.ts';
import { layers } from './layers.ts';
import { textAlone } from './textAlone.ts';

const statuses = /^(?:loading|error|ready|visitor|signedIn|unavailable)$/;

/** A state that is asked for two of its statuses: another is easily forgotten, and `match` does not forget. */
const matchStatuses = {
  meta: {
    type: 'problem',
    messages: { chain: '{{name}} is asked for two statuses: use match of @kasb/kit' },
    schema: [],
  },
  create(context: Context) {
    const asked = new Map<string, unknown>();
    return {
      'BinaryExpression[operator=/^[!=]==$/][left.property.name="status"]': (asking: Node) => {
        const { left, right } = asking as unknown as { left: { object: Node }; right: { value: unknown } };
        const name = nameOf(left.object);
        if (name === '' || !statuses.test(String(right.value))) return;
        const before = asked.get(name);
        asked.set(name, right.value);
        if (before !== undefined && before !== right.value)
          context.report({ node: asking, messageId: 'chain', data: { name } });
      },
    };
  },
};

/** Props of the design system have a sentence; a default alone is none. */
const propsDescribed = {
  meta: {
    type: 'problem',
    messages: { bare: '{{name}} is a prop without a sentence: say what it is for' },
    schema: [],
  },
  create(context: Context) {
    return {
      'ExportNamedDeclaration > TSInterfaceDeclaration': (declared: Node) => {
        for (const member of nodes(node(declared.body).body)) {
          const comments = context.sourceCode.getCommentsBefore(member);
          const isBare = !comments.some(({ value }) => /^\*\s*[^@\s]/.test(value));
          if (isBare && member.type !== 'TSCallSignatureDeclaration')
            context.report({ node: member, messageId: 'bare', data: { name: nameOf(node(member.key ?? member)) } });
        }
      },
    };
  },
};

// One rule under several names: what is configured for some files would replace what is configured for others.
const syntax = builtinRules.get('no-restricted-syntax');

// oxlint-disable-next-line import/no-default-export -- the linter reads it so
export default {
  meta: { name: 'kasb' },
  rules: {
    layers,
    'match-statuses': matchStatuses,
    'props-described': propsDescribed,
    'text-alone': textAlone,
    ...Object.fromEntries(
      ['assertions', 'client', 'screens', 'styles', 'stories', 'words'].map((name) => [`syntax-of-${name}`, syntax]),
    ),
  },
};
