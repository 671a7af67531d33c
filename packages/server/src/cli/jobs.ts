import { Problem } from '../http/problem.ts';
import { cancelOne, findJobs, listQueues, retryAll, retryOne, shownJob } from '../operator/jobs.ts';
import type { ListedJob } from '../operator/jobs.ts';
import { command, CommandError, listing } from './command.ts';
import type { Command } from './command.ts';
import { operatorAt } from './operator.ts';

const most = 100;

/** Work behind the requests. */
export const jobCommands: readonly Command[] = [
  listing({
    name: 'jobs list',
    args: ['[queue]'],
    summary: 'List the kinds of work with what waits, is done and failed, or the last hundred jobs of one of them.',
    nothing: 'There are none.',
    async rows({ db }, { args: [name] }) {
      if (name === undefined) {
        const queues = await listQueues(db);
        return queues.map((queue) => [
          queue.name,
          `${queue.waiting} waiting`,
          `${queue.active} active`,
          `${queue.failed} failed`,
          queue.oldest_at ? `oldest ${queue.oldest_at}` : '',
        ]);
      }
      const rows = await findJobs(db, { name }, { after: undefined, take: most });
      return rows
        .filter((row): row is { total: number } & ListedJob => row.id !== null)
        .map(shownJob)
        .map((job) => [job.id, job.state ?? '', `${job.tries ?? 0} tries`, job.created_at ?? '', job.error ?? '']);
    },
  }),
  command({
    name: 'jobs retry',
    args: ['queue', '[job-id]'],
    summary: 'Have a job that failed done again, or all of a kind that failed.',
    async run(desk, { args: [name = '', id] }) {
      if (id === undefined) {
        const retried = await retryAll(desk.db, operatorAt(desk), name).catch(explain);
        desk.print(`Asked for again: ${retried}.`);
        return;
      }
      const { state } = await retryOne(desk.db, operatorAt(desk), name, id).catch(explain);
      if (state !== 'waiting') throw new CommandError(`The job did not fail: it is ${state}`);
      desk.print('Asked for again.');
    },
  }),
  command({
    name: 'jobs cancel',
    args: ['queue', 'job-id'],
    summary: 'Take a job back that waits.',
    async run(desk, { args: [name = '', id = ''] }) {
      const { state } = await cancelOne(desk.db, operatorAt(desk), name, id).catch(explain);
      if (state !== 'cancelled') throw new CommandError(`The job does not wait: it is ${state}`);
      desk.print('Cancelled.');
    },
  }),
];

function explain(error: unknown): never {
  const isUnknown = error instanceof Problem && error.code === 'unknownJob';
  throw isUnknown ? new CommandError('There is no such job: see `kasb jobs list`', { cause: error }) : error;
}
