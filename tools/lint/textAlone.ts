import { bare, elementsOf, nameOf, node, nodes, returned } from './drawnElements.ts';
import type { Context, Node } from './drawnElements.ts';

/** What draws no element of its own around its children. */
const transparent = /^(?:Fragment|Suspense|StrictMode|\w+(?:Context|Provider|Scope))$/;

const isLineBreak = ({ type, value }: Node) =>
  type === 'JSXText' && /^\s*$/.test(String(value)) && /\n/.test(String(value));
const isNothing = (child: Node) =>
  isLineBreak(child) ||
  (child.type === 'JSXExpressionContainer' && node(child.expression).type === 'JSXEmptyExpression');
const isLiteral = (child: Node) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && node(child.expression).type === 'Literal');

/** A list that is drawn as texts, one after another. */
const isList = (child: Node) => {
  const call = bare(node(child.expression ?? child));
  return (
    call.type === 'CallExpression' && /^(?:map|flatMap)$/.test(nameOf(node(node(call.callee).property ?? call.callee)))
  );
};

/**
 * A text that a page's reader has translated is no longer the node that React knows: taking it away, or putting
 * something before it, then ends the page, and another text is not seen. Alone in its element it is set as a whole.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    messages: {
      beside: 'This text stands beside something else: give it an element of its own, or make one text of all.',
      fragment: 'This text stands in a fragment, and so beside what is around it: give it an element of its own.',
      list: 'These texts stand beside each other: give each an element, or join them.',
      returned: 'This component is a bare text: give it an element.',
    },
    schema: [{ type: 'object', properties: { elements: { type: 'array' } }, additionalProperties: false }],
  },
  create(context: Context) {
    const { is: isElement, isText } = elementsOf(context);
    const check = (parent: Node) => {
      const opening = parent.openingElement ? node(node(parent.openingElement).name) : undefined;
      const isTransparent = !opening || transparent.test(nameOf(opening));
      const children = nodes(parent.children).filter((child) => !isNothing(child));
      const texts = children.filter((child) =>
        child.type === 'JSXExpressionContainer' ? !isElement(node(child.expression)) : child.type === 'JSXText',
      );
      const isSettled = children.every((child) => isLiteral(child) || child.type === 'JSXElement');
      for (const text of texts)
        if (isTransparent) {
          // What only hands its own children on leaves that to whose they are.
          const isHandedOn =
            opening && children.length === 1 && nameOf(bare(node(text.expression ?? text))) === 'children';
          if (!isHandedOn) context.report({ node: text, messageId: 'fragment' });
        } else if (isList(text)) context.report({ node: text, messageId: 'list' });
        else if (children.length > 1 && !isSettled) context.report({ node: text, messageId: 'beside' });
    };
    const checkComponent = (made: Node) => {
      const declared = made.id ? node(made.id) : node(node(made.parent).id ?? made);
      if (!/^[A-Z]/.test(nameOf(declared))) return;
      for (const given of returned(made)) {
        if (isText(given)) context.report({ node: given, messageId: 'returned' });
      }
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      ArrowFunctionExpression: checkComponent,
      FunctionExpression: checkComponent,
    };
  },
};
