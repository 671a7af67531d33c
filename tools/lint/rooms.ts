import type { PackageKind } from '../../scripts/lib/packages.ts';

/**
 * The rooms of a package, the folders of its `src`, the lowest first: a file imports from its own room and from rows
 * above it. So two rooms of a row do not know each other, and no two rooms anywhere need each other. Files of `src`
 * itself open the house and are imported by none of its rooms.
 */
const rooms: Partial<Record<PackageKind, readonly (readonly string[])[]>> = {
  feature: [['messages'], ['model'], ['data'], ['parts'], ['screens']],
  server: [
    ['network', 'text'],
    ['env'],
    ['db', 'sealing'],
    ['http'],
    ['adapters', 'backup', 'budget', 'cards', 'llm', 'media', 'metrics', 'paper', 'transfer'],
    ['guard'],
    // What a verb and a job work with.
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

const roomOf = (path: string) => path.split('/').slice(0, -1)[0];

/** Says what is wrong with importing one file of `src` from another, if anything is; both as paths in `src`. */
export function roomProblem(kind: PackageKind, from: string, to: string) {
  const rows = rooms[kind];
  const room = roomOf(from);
  const wanted = roomOf(to);
  if (!rows || room === undefined || room === wanted) return undefined;
  if (wanted === undefined) return `${room} imports back up into src`;
  const rowOf = (name: string) => rows.findIndex((names) => names.includes(name));
  const unknown = [room, wanted].find((name) => rowOf(name) < 0);
  if (unknown !== undefined) return `${unknown} has no place among the rooms of tools/lint/rooms.ts`;
  return rowOf(wanted) < rowOf(room) ? undefined : `${room} may not import ${wanted}: it is above or beside`;
}
