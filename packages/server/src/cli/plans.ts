import { billingPeriods } from '@kasb/contract';
import type { PlanBody } from '@kasb/contract';
import { addPlan, bodyOf, editPlan } from '../billing/editPlan.ts';
import { allPlans, plansCalled } from '../billing/plans.ts';
import type { Plan } from '../billing/plans.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { command, CommandError, listing, textOf, UsageError, wholeOf } from './command.ts';
import type { Typed } from './command.ts';
import { operatorAt } from './operator.ts';

const options = {
  'name-uz': { type: 'string' },
  about: { type: 'string' },
  'about-uz': { type: 'string' },
  price: { type: 'string' },
  currency: { type: 'string' },
  period: { type: 'string' },
  postings: { type: 'string' },
  features: { type: 'string' },
  'features-uz': { type: 'string' },
} as const;

const optionHelp = [
  '--name-uz <name>         its name on Uzbek pages; the other where there is none',
  '--about <text>           what it is for, and --about-uz the same in Uzbek',
  '--price <amount>         in whole units of its currency',
  '--currency <code>        UZS where none was given',
  `--period <period>        ${billingPeriods.join(', ')}`,
  '--postings <n|unlimited> how many postings it gives',
  '--features <a; b>        what else it gives, and --features-uz the same in Uzbek',
];

/** What can be bought. */
export const planCommands = [
  listing({
    name: 'plans',
    summary: 'List the plans.',
    nothing: 'There are no plans.',
    async rows({ db }) {
      const plans = await allPlans(db);
      return plans.map(({ id, name, billingPeriod, price, currency, postingsLimit, isOffered }) => [
        id,
        name,
        billingPeriod,
        `${price} ${currency}`,
        `${postingsLimit ?? 'unlimited'} postings`,
        isOffered ? '' : 'not on offer',
      ]);
    },
  }),
  command({
    name: 'plan add',
    args: ['name'],
    summary: 'Add a plan, and offer it; --price and --period are required.',
    options,
    optionHelp,
    async run(desk, typed) {
      const price = priceIn(typed);
      const billingPeriod = periodIn(typed);
      if (price === undefined || billingPeriod === undefined) throw new UsageError('Give --price and --period');
      const name = nameIn(typed.args[0]);
      const body = { name, price, billingPeriod, currency: 'UZS', isOffered: true, ...given(typed) };
      const { id } = await addPlan(desk.db, operatorAt(desk), body).catch(explain);
      desk.print(`Added ${name}: ${id}.`);
    },
  }),
  command({
    name: 'plan edit',
    args: ['plan', '[name]'],
    summary: 'Change a plan, and offer it again; orders and subscriptions stay as they are.',
    options,
    optionHelp: ['<plan>                   its name or id, see `kasb plans`', ...optionHelp],
    async run(desk, typed) {
      const plan = await findPlan(desk.db, typed.args[0]);
      const name = typed.args[1] === undefined ? plan.name : nameIn(typed.args[1]);
      const body = { ...bodyOf(plan), name, isOffered: true, ...given(typed) };
      await editPlan(desk.db, operatorAt(desk), plan.id, body).catch(explain);
      desk.print(`Saved ${name}.`);
    },
  }),
  command({
    name: 'plan retire',
    args: ['plan'],
    summary: 'Offer a plan no longer; who has it keeps it.',
    async run(desk, { args: [wanted] }) {
      const plan = await findPlan(desk.db, wanted);
      await editPlan(desk.db, operatorAt(desk), plan.id, { ...bodyOf(plan), isOffered: false });
      desk.print(`${plan.name} is not on offer any more.`);
    },
  }),
];

/** The one plan of a name or an id. @throws CommandError */
export async function findPlan(db: Database, wanted = ''): Promise<Plan> {
  const found = await plansCalled(db, wanted);
  const [plan] = found;
  if (!plan) throw new CommandError(`There is no plan «${wanted}»: see \`kasb plans\``);
  if (found.length > 1) throw new CommandError(`Several plans are called «${wanted}»: give the id, see \`kasb plans\``);
  return plan;
}

const priceIn = (typed: Typed) => wholeOf(typed, 'price', { max: 1_000_000_000 });

function periodIn(typed: Typed): PlanBody['billingPeriod'] | undefined {
  const period = textOf(typed, 'period');
  if (period === undefined) return undefined;
  const known = billingPeriods.find((each) => each === period);
  if (!known) throw new UsageError(`--period is one of ${billingPeriods.join(', ')}`);
  return known;
}

function nameIn(typed = ''): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name.length > 100) throw new UsageError('A name has 100 characters at most');
  return name;
}

/** The options that were typed, each under the name that it has in a plan. */
function given(typed: Typed): Partial<PlanBody> {
  const postings = textOf(typed, 'postings');
  const fields = {
    nameUz: textOf(typed, 'name-uz')?.trim(),
    description: textOf(typed, 'about')?.trim(),
    descriptionUz: textOf(typed, 'about-uz')?.trim(),
    price: priceIn(typed),
    currency: textOf(typed, 'currency')?.toUpperCase(),
    billingPeriod: periodIn(typed),
    features: linesIn(typed, 'features'),
    featuresUz: linesIn(typed, 'features-uz'),
    postingsLimit: postings === 'unlimited' ? null : wholeOf(typed, 'postings', { min: 1, max: 1_000_000 }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const linesIn = (typed: Typed, name: string) =>
  textOf(typed, name)
    ?.split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const text =
    error.code === 'alreadyExists' ? 'There is a plan of this name and period already' : 'There is no such currency';
  throw new CommandError(text, { cause: error });
}
