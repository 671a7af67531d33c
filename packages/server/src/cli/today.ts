import { tashkentDay } from '../db/tashkentDay.ts';
import { readDay } from '../operator/today.ts';
import { command, printTable, textOf, UsageError } from './command.ts';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && JSON.stringify(new Date(`${text}T00:00:00Z`)).includes(text);

/** How the platform does. */
export const todayCommands = [
  command({
    name: 'today',
    summary: 'Show how the day goes: its numbers, what needs somebody, and publications by channel.',
    options: { day: { type: 'string' } },
    optionHelp: ['--day <YYYY-MM-DD>       another day, in Tashkent'],
    async run({ db, env, now, print }, typed) {
      const day = textOf(typed, 'day') ?? tashkentDay(now);
      if (!isDay(day)) throw new UsageError('--day must be a day, such as 2027-01-31');
      const { tiles, attention, channels } = await readDay(db, 'admin', {
        day,
        now,
        lateHours: env.KASB_MODERATION_SLA,
      });
      print(day);
      const numbers = tiles.map(({ id, value, usual }) => [
        id,
        String(value),
        usual === undefined ? '' : `usually ${usual}`,
      ]);
      printTable(print, numbers, 'There are no numbers.');
      for (const { kind, count, names } of attention) print(`! ${kind}: ${count} ${names.join(', ')}`.trimEnd());
      for (const { name, published, failed } of channels) print(`${name}: ${published} published, ${failed} failed`);
    },
  }),
];
