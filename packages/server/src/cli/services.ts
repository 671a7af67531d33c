import { postingServiceTypes } from '@kasb/contract';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { isUuid } from '../db/ids.ts';
import { channels } from '../db/schema/index.ts';
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
      const id = await desk.db.transaction(async (transaction) => {
        const values = { type, name: name.trim(), nameUz: textOf(typed, 'name-uz')?.trim() || null, identifier };
        const [row] = await transaction.insert(channels).values(values).returning({ id: channels.id });
        await record(transaction, operatorAt(desk), {
          action: 'service.added',
          entityType: 'posting_service',
          entityId: row?.id,
          changes: { type: [null, type], name: [null, values.name], identifier: [null, identifier] },
        });
        return row?.id;
      });
      desk.print(`Added ${id}.`);
    },
  }),
  command({
    name: 'service remove',
    args: ['service-id'],
    summary: 'Remove a posting service; what was published stays.',
    async run(desk, { args: [id = ''] }) {
      const isThis = and(inArray(channels.id, [id].filter(isUuid)), isNull(channels.removedAt));
      const row = await desk.db.transaction(async (transaction) => {
        const [removed] = await transaction.update(channels).set({ removedAt: desk.now }).where(isThis).returning();
        if (!removed) return undefined;
        await record(transaction, operatorAt(desk), {
          action: 'service.removed',
          entityType: 'posting_service',
          entityId: removed.id,
          changes: { name: [removed.name, null] },
        });
        return removed;
      });
      if (!row) throw new CommandError(`There is no service ${id}: see \`kasb service list\``);
      desk.print(`Removed ${row.name}.`);
    },
  }),
];
