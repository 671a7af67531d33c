import { moderationReasonKinds } from '@kasb/contract';
import type { ModerationReasonKind } from '@kasb/contract';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { addReason, allReasons, editReason } from '../operator/reasons.ts';
import type { ModerationReason } from '../operator/reasons.ts';
import { command, CommandError, listing, textOf, UsageError, wholeOf } from './command.ts';
import type { Command, Typed } from './command.ts';
import { operatorAt } from './operator.ts';

const options = {
  uz: { type: 'string' },
  for: { type: 'string' },
  position: { type: 'string' },
} as const;

const optionHelp = [
  `--for <kinds>            ${moderationReasonKinds.join(',')}: what it is given for (both)`,
  '--position <n>           its place among the others (the last)',
];

const longest = 200;

/** Why moderators send vacancies back or refuse them. */
export const reasonCommands: readonly Command[] = [
  listing({
    name: 'reason list',
    summary: 'List the reasons that moderators may give.',
    nothing: 'There are none.',
    async rows({ db }) {
      return (await allReasons(db)).map(({ code, kinds, isActive, textRu, textUz }) => [
        code,
        kinds.join(' and '),
        isActive ? '' : 'not given any more',
        textRu,
        textUz,
      ]);
    },
  }),
  command({
    name: 'reason add',
    args: ['text', 'text-uz'],
    summary: 'Add a reason that moderators may give, in Russian and Uzbek.',
    options: { for: options.for, position: options.position, code: { type: 'string' } },
    optionHelp: [...optionHelp, '--code <word>            what decisions call it (made of the Russian text)'],
    async run(desk, typed) {
      const code = textOf(typed, 'code');
      if (code !== undefined && !/^[a-z\d_-]{1,50}$/.test(code))
        throw new UsageError('--code has small letters, digits and hyphens alone');
      const [textRu, textUz] = [wordsOf(typed.args[0]), wordsOf(typed.args[1])];
      const kinds = kindsIn(typed) ?? [...moderationReasonKinds];
      const body = { code, textRu, textUz, kinds, position: positionIn(typed) };
      const row = await addReason(desk.db, operatorAt(desk), body).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        const text = error.code === 'alreadyExists' ? 'There is one of this code already' : 'Give it a --code';
        throw new CommandError(text, { cause: error });
      });
      desk.print(`Added ${row.textRu}: ${row.code}.`);
    },
  }),
  command({
    name: 'reason edit',
    args: ['code', '[text]'],
    summary: 'Change a reason, and have it given again; decisions keep the words that they were made with.',
    options,
    optionHelp: ['--uz <text>              its words in Uzbek', ...optionHelp],
    async run(desk, typed) {
      const reason = await findReason(desk.db, typed.args[0]);
      const [textRu, textUz] = [typed.args[1], textOf(typed, 'uz')];
      const body = {
        textRu: textRu === undefined ? reason.textRu : wordsOf(textRu),
        textUz: textUz === undefined ? reason.textUz : wordsOf(textUz),
        kinds: kindsIn(typed) ?? reason.kinds,
        position: positionIn(typed) ?? reason.position,
        isActive: true,
      };
      await editReason(desk.db, operatorAt(desk), reason.code, body);
      desk.print(`Saved ${body.textRu}.`);
    },
  }),
  command({
    name: 'reason retire',
    args: ['code'],
    summary: 'Have a reason given no more; decisions that name it stay.',
    async run(desk, { args: [code] }) {
      const { textRu, textUz, kinds, position, ...reason } = await findReason(desk.db, code);
      const body = { textRu, textUz, kinds, position, isActive: false };
      await editReason(desk.db, operatorAt(desk), reason.code, body);
      desk.print(`${textRu} is not given any more.`);
    },
  }),
];

async function findReason(db: Database, wanted = ''): Promise<ModerationReason> {
  const reason = (await allReasons(db)).find(({ code }) => code === wanted);
  if (!reason) throw new CommandError(`There is no reason «${wanted}»: see \`kasb reason list\``);
  return reason;
}

const positionIn = (typed: Typed) => wholeOf(typed, 'position', { min: 1, max: 1000 });

function kindsIn(typed: Typed): ModerationReasonKind[] | undefined {
  const words = textOf(typed, 'for')?.split(',');
  if (words === undefined) return undefined;
  const kinds = moderationReasonKinds.filter((kind) => words.includes(kind));
  if (kinds.length !== words.length) throw new UsageError(`--for is of ${moderationReasonKinds.join(',')}`);
  return kinds;
}

function wordsOf(typed = ''): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > longest) throw new UsageError(`A reason has 1 to ${longest} characters`);
  return text;
}
