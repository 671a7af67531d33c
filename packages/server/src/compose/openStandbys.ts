import type postgres from 'postgres';
import type { Services } from '../context/services.ts';
import { connectForRequests } from '../db/database.ts';
import { openReplicas } from '../db/replicas.ts';
import type { Replicas } from '../db/replicas.ts';
import type { Env } from '../env/env.ts';
import { Problem } from '../http/problem.ts';
import { tellSlow } from './tellSlow.ts';

const connectionsEach = 4;

/** Opens the standbys that are named, and follows how far they are. */
export function openStandbys(
  { KASB_REPLICA_URL: urls }: Pick<Env, 'KASB_REPLICA_URL'>,
  { primary, log, metrics }: { primary: postgres.Sql } & Pick<Services, 'log' | 'metrics'>,
): Replicas | undefined {
  if (urls.length === 0) return undefined;
  const watch = tellSlow('replica', metrics.pool('replica', urls.length * connectionsEach), log);
  const standbys = urls.map(
    (url) => [new URL(url).host, connectForRequests(url, { max: connectionsEach, watch, isShared: true })] as const,
  );
  return openReplicas({
    primary,
    standbys: new Map(standbys),
    isAnswer: (error) => error instanceof Problem,
    onFailure: (replica, error) => log.warn({ replica, error }, 'replica failed'),
  });
}
