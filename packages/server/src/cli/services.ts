import { postingServiceTypes } from '@kasb/contract';
import { asc, isNull } from 'drizzle-orm';
import { channels } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { addService, removeService, renameService } from '../operator/services.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import { operatorAt } from './operator.ts';

/** Where vacancies can be published. */
export const serviceCommands = [
  listing({
    name: 'service list',
    summary: 'List the posting services.',
    nothing: 'There are no services.',
    async rows({ db }) {
      const rows = await db
        .select()
        .from(channels)
        .where(isNull(channels.removedAt))
        .orderBy(asc(channels.type), asc(channels.name));
      return rows.map(({ id, type, name, identifier }) => [id, type, name, identifier ?? '']);
    },
  }),
  command({
    name: 'service add',
    args: ['type', 'name'],
    summary: 'Add a posting service; employers see it once its adapter is set up.',
    options: { identifier: { type: 'string' }, 'name-uz': { type: 'string' } },
    optionHelp: [
      `<type>                   ${postingServiceTypes.join(', ')}`,
      '--name-uz <name>         its name on Uzbek pages; the other where there is none',
      '--identifier <where>     a channel (@name, or =-100…), a recipient’s phone, or what the receiver of a ' +
        'webhook knows',
    ],
    async run(desk, typed) {
      const [given = '', name = ''] = typed.args;
      const type = postingServiceTypes.find((known) => known === given);
      if (!type) throw new UsageError(`«${given}» is no type of service: ${postingServiceTypes.join(', ')}`);
      const identifier = textOf(typed, 'identifier')?.trim() || null;
      if ((type === 'telegram' || type === 'whatsapp') && identifier === null)
        throw new UsageError(`A ${type} service needs --identifier`);
      const nameUz = textOf(typed, 'name-uz')?.trim();
      const { id } = await addService(desk.db, operatorAt(desk), { type, name: name.trim(), nameUz, identifier });
      desk.print(`Added ${id}.`);
    },
  }),
  command({
    name: 'service edit',
    args: ['service-id', 'name'],
    summary: 'Name a posting service anew; where it sends stays.',
    options: { 'name-uz': { type: 'string' } },
    optionHelp: ['--name-uz <name>         its name on Uzbek pages; the other where there is none'],
    async run(desk, typed) {
      const [id = '', given = ''] = typed.args;
      const name = given.trim();
      const nameUz = textOf(typed, 'name-uz')?.trim() || null;
      await renameService(desk.db, operatorAt(desk), id, { name, nameUz }).catch(explain(id));
      desk.print(`Saved ${name}.`);
    },
  }),
  command({
    name: 'service remove',
    args: ['service-id'],
    summary: 'Remove a posting service; what was published stays.',
    async run(desk, { args: [id = ''] }) {
      const row = await removeService(desk.db, operatorAt(desk), id).catch(explain(id));
      desk.print(`Removed ${row.name}.`);
    },
  }),
];

/** Tells in words what is the matter with a service. */
const explain =
  (id: string) =>
  (error: unknown): never => {
    if (!(error instanceof Problem)) throw error;
    throw new CommandError(
      error.code === 'serviceUsed'
        ? `Something is on its way to service ${id}: try again in a minute`
        : `There is no service ${id}: see \`kasb service list\``,
      { cause: error },
    );
  };
