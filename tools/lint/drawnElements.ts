/** A node of the syntax tree, as the linter gives it. */
export interface Node {
  type: string;
  parent?: Node;
  [key: string]: unknown;
}

interface Variable {
  name: string;
  defs: { type: string; node: Node; parent?: Node }[];
}

interface Scope {
  upper: Scope | null;
  set: Map<string, Variable>;
}

/** What the linter gives a rule. */
export interface Context {
  options: { elements?: string[] }[];
  cwd: string;
  filename: string;
  sourceCode: { getScope: (node: Node) => Scope; getCommentsBefore: (node: Node) => { value: string }[] };
  report: (problem: { node: Node; messageId: string; data?: Record<string, string> }) => void;
}

export const nodes = (value: unknown) => (Array.isArray(value) ? value : []) as Node[];
export const node = (value: unknown) => value as Node;
export const nameOf = ({ type, name }: Node) => (type === 'Identifier' || type === 'JSXIdentifier' ? String(name) : '');

/** Slots, whose owners put elements there and never a text. */
const slots = (
  'above action actions aside badge below companyField control decision detail dialog empty facts filterRow footer ' +
  'head headHunterManager icon invitations leading lendings more onward question refusal rows trigger ways'
).split(' ');
/** What only says more of the expression in it. */
const wrappings = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ChainExpression']);
/** What React draws nothing of. */
const silent = new Set(['undefined', 'null', 'true', 'false', '']);
const calculations = new Set(['+', '-', '*', '/', '%', '**']);

export const bare = (expression: Node): Node =>
  wrappings.has(expression.type) ? bare(node(expression.expression)) : expression;
const isFunction = ({ type }: Node) =>
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);

/** What a function gives back, also within its branches; nothing of functions inside it. */
export function returned(made: Node): Node[] {
  const within = (statement: Node | null | undefined): Node[] => {
    if (!statement) return [];
    if (statement.type === 'ReturnStatement') return statement.argument ? [node(statement.argument)] : [];
    const parts = [statement.consequent, statement.alternate, statement.block, statement.handler, statement.finalizer];
    const bodies = Array.isArray(statement.body) ? nodes(statement.body) : [node(statement.body)];
    const cases = nodes(statement.cases).flatMap((each) => nodes(each.consequent));
    return [...parts.map(node), ...cases, ...(/Expression|Declaration/.test(statement.type) ? [] : bodies)].flatMap(
      (part) => within(part),
    );
  };
  const body = node(made.body);
  return body.type === 'BlockStatement' ? nodes(body.body).flatMap(within) : [body];
}

/** Tells whether an expression is drawn as elements, or not at all: never as a text. */
export function elementsOf(context: Context) {
  const known = new Set([...slots, ...(context.options[0]?.elements ?? [])]);
  const isSlot = (name: string) => known.has(name) || /^render[A-Z]/.test(name);

  const initialOf = (identifier: Node): Node | undefined => {
    let scope: Scope | null = context.sourceCode.getScope(identifier);
    while (scope && !scope.set.has(nameOf(identifier))) scope = scope.upper;
    const [def, ...others] = scope?.set.get(nameOf(identifier))?.defs ?? [];
    if (!def || others.length > 0) return undefined;
    if (def.type === 'FunctionName') return def.node;
    return def.type === 'Variable' && node(def.node.id).type === 'Identifier'
      ? node(def.node.init ?? undefined)
      : undefined;
  };

  const isCallOfElements = (call: Node, seen: ReadonlySet<Node>): boolean => {
    const callee = bare(node(call.callee));
    const name = callee.type === 'MemberExpression' ? nameOf(node(callee.property)) : nameOf(callee);
    if (isSlot(name) || /^(?:children|createElement|createPortal)$/.test(name)) return true;
    const given = nodes(call.arguments);
    // Lists, by what is made of each.
    if (/^(?:map|flatMap|from)$/.test(name)) return given.some((each) => isMakerOfElements(each, seen));
    // Cases, by what each of them gives.
    const cases = given.flatMap(({ type, properties }) => (type === 'ObjectExpression' ? nodes(properties) : []));
    if (cases.length > 0) return cases.every(({ value }) => value && isMakerOfElements(node(value), seen));
    return isMakerOfElements(callee, seen);
  };

  const isMakerOfElements = (given: Node, seen: ReadonlySet<Node>): boolean => {
    const made = given.type === 'Identifier' ? initialOf(given) : given;
    if (!made || seen.has(made)) return false;
    if (/^render[A-Z]/.test(nameOf(given))) return true;
    return isFunction(made) && returned(made).every((each) => is(each, new Set([...seen, made])));
  };

  const is = (given: Node, seen: ReadonlySet<Node> = new Set()): boolean => {
    const expression = bare(given);
    const all = (...parts: unknown[]) => parts.every((part) => is(node(part), seen));
    switch (expression.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'UnaryExpression':
        return true;
      case 'Literal':
        return silent.has(String(expression.value));
      case 'BinaryExpression':
        return !calculations.has(String(expression.operator));
      case 'ConditionalExpression':
        return all(expression.consequent, expression.alternate);
      case 'LogicalExpression':
        return expression.operator === '&&' ? all(expression.right) : all(expression.left, expression.right);
      case 'ArrayExpression':
        return all(...nodes(expression.elements));
      case 'MemberExpression':
        return expression.computed !== true && isSlot(nameOf(node(expression.property)));
      case 'CallExpression':
        return isCallOfElements(expression, seen);
      case 'Identifier': {
        if (silent.has(nameOf(expression)) || isSlot(nameOf(expression))) return true;
        const initial = initialOf(expression);
        return (
          initial !== undefined && initial !== null && !seen.has(initial) && is(initial, new Set([...seen, initial]))
        );
      }
      default:
        return false;
    }
  };
  /** What a component gives back as a bare text: a literal, a name of none but elements, what a hook for texts gives. */
  const isText = (given: Node): boolean => {
    const expression = bare(given);
    if (is(expression) || nameOf(node(expression.property ?? expression)) === 'children') return false;
    if (expression.type === 'ConditionalExpression')
      return isText(node(expression.consequent)) || isText(node(expression.alternate));
    if (expression.type === 'LogicalExpression') return isText(node(expression.right));
    if (expression.type !== 'CallExpression')
      return /^(?:TemplateLiteral|Literal|Identifier|MemberExpression)$/.test(expression.type);
    const callee = bare(node(expression.callee));
    if (/^(?:map|flatMap|join)$/.test(nameOf(node(callee.property ?? callee)))) return true;
    const maker = callee.type === 'Identifier' ? initialOf(callee) : callee;
    return maker?.type === 'CallExpression' && /^use\w*(?:Messages|Text|Words)$/.test(nameOf(node(maker.callee)));
  };
  return { is, isText };
}
