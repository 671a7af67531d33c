import { dirname, join, relative } from 'node:path';
import type { Context, Node } from './drawnElements.ts';

type Kind = 'app' | 'feature' | 'kit' | 'ui' | 'domain' | 'contract' | 'server' | 'embed' | 'conformance';

const mayImport: Record<Kind, readonly Kind[]> = {
  app: ['feature', 'kit', 'ui', 'domain', 'contract'],
  feature: ['kit', 'ui', 'domain', 'contract'],
  kit: ['ui', 'domain', 'contract'],
  ui: ['domain'],
  domain: ['contract'],
  contract: [],
  // Its tests ask it as a portal's command does.
  server: ['conformance', 'embed', 'domain', 'contract'],
  embed: ['domain', 'contract'],
  conformance: ['contract'],
};

/**
 * The folders of a package's `src`, the lowest first: a file imports from its own and from rows above it, never from one
 * beside it. Files of `src` itself open the package and are imported by none of these.
 */
const rooms: Partial<Record<Kind, readonly (readonly string[])[]>> = {
  feature: [['messages'], ['model'], ['data'], ['parts'], ['screens']],
  server: [
    ['network', 'text'],
    ['env'],
    ['db', 'sealing'],
    ['http'],
    ['adapters', 'budget', 'cards', 'llm', 'media', 'metrics', 'paper'],
    ['guard'],
    // What a handler and a job work with.
    ['context'],
    ['notifications'],
    ['audit', 'correspondence', 'jobs', 'membership', 'moderation', 'reference', 'screening', 'web'],
    ['resumes'],
    ['auth', 'billing', 'candidate', 'delivery', 'description', 'messaging', 'profile'],
    ['payments', 'vacancies'],
    ['analytics', 'assistant', 'discovery', 'embed', 'headhunter', 'operator', 'publishing', 'search'],
    ['companies', 'interview', 'saved'],
    ['applications'],
    // What becomes of everything that is a person's.
    ['privacy'],
    // Puts all of them together.
    ['compose'],
    ['cli'],
  ],
};

const others = /^(?:app|kit|ui|domain|contract|server|embed|conformance)$/;
const kindOf = (name: string) => (others.test(name) ? (name as Kind) : 'feature');
const isForDevelopment = (path: string) =>
  /\.(?:stories|test)\.tsx?$|\/(?:stories|test|bench|scripts)\/|\.config\.ts$/.test(path);

/** Says what is wrong with importing something from a file of the workspace, if anything is. */
export function layerProblem(path: string, specifier: string): string | undefined {
  const [, folder = '', feature] = /^(packages\/(?:features\/([^/]+)|[^/]+))\//.exec(path) ?? [];
  if (folder === '') return undefined;
  const own = feature ?? folder.slice('packages/'.length);
  const kind = kindOf(own);
  const [, wanted] = /^@kasb\/([^/]+)/.exec(specifier) ?? [];
  const isStandIn = wanted?.startsWith('fake-') && isForDevelopment(path);
  if (wanted !== undefined && wanted !== own && !isStandIn && !mayImport[kind].includes(kindOf(wanted)))
    return `@kasb/${own} may not import @kasb/${wanted}: ${kind} is below or beside ${kindOf(wanted)}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = join(dirname(path), specifier);
  // A bench of the app measures the whole, and configurations take the tools of the root.
  if (relative(folder, target).startsWith('..'))
    return /^packages\/app\/bench\/|\.config\.ts$/.test(path)
      ? undefined
      : `${target} leaves the package: import it by its name`;
  return isForDevelopment(path)
    ? undefined
    : roomProblem(kind, relative(`${folder}/src`, path), relative(`${folder}/src`, target));
}

const roomOf = (path: string) => path.split('/').slice(0, -1)[0];

function roomProblem(kind: Kind, from: string, to: string): string | undefined {
  const rows = rooms[kind];
  const room = roomOf(from);
  const wanted = roomOf(to);
  if (!rows || room === undefined || room === '..' || room === wanted) return undefined;
  if (wanted === undefined) return `${room} imports back up into src`;
  const rowOf = (name: string) => rows.findIndex((names) => names.includes(name));
  const unknown = [room, wanted].find((name) => rowOf(name) < 0);
  if (unknown !== undefined) return `${unknown} has no place in tools/lint/layers.ts`;
  return rowOf(wanted) < rowOf(room) ? undefined : `${room} may not import ${wanted}: it is above or beside`;
}

/** Who may import whom: packages, and the folders within a feature and within the server. */
export const layers = {
  meta: { type: 'problem', messages: { wrong: '{{problem}}' }, schema: [] },
  create(context: Context) {
    const path = relative(context.cwd, context.filename);
    const check = ({ source }: Node) => {
      const { value } = (source ?? {}) as { value?: unknown };
      const problem = typeof value === 'string' && layerProblem(path, value);
      if (problem) context.report({ node: source as Node, messageId: 'wrong', data: { problem } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
