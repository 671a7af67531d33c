import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { askedPhones, proofChallenges } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { Network } from '../network/network.ts';
import { newToken } from '../sealing/secrets.ts';

const hourMs = 60 * 60 * 1000;
const lifetimeMs = 10 * 60 * 1000;
/** Phones that a network may ask for in an hour without a proof, and the wider ones around it. */
const free = { narrow: 10, wide: 50, widest: 50 };
/** In this time so many phones may be asked for by all together (`KASB_SIGN_UPS_FREE`). */
const rushMs = 10 * 60 * 1000;
/** Zero bits that a digest must begin with: about a second for a cheap phone, nothing to check. */
const difficulty = 14;

/** What a question about a phone comes with. */
interface Question {
  proof: Proof | undefined;
  /** The limits of its network: nobody solves a puzzle in vain. */
  limits: RateLimit[];
  /** Whether a proof is needed whoever asks. */
  mustProve: boolean;
}

/** What was solved: a challenge, and the text that makes its digest begin with enough zero bits. */
export interface Proof {
  challenge: string;
  answer: string;
}

/**
 * Keeps in mind that a phone was asked for; a network that asks for many must show a proof for each more.
 * @throws Problem proofNeeded, with the challenge to solve; tooOften
 */
export async function countPhone(
  context: Pick<Context, 'db' | 'now' | 'signUpsFree'>,
  { phone, network }: { phone: string; network: Network },
  { proof, limits, mustProve }: Question,
): Promise<void> {
  const { db, now } = context;
  const isNeeded = mustProve || (await isMany(context, phone, network));
  if (isNeeded && !(proof && (await isProven(context, phone, proof)))) {
    const watched = limits.map((limit) => ({ ...limit, isWatched: true }));
    await countTry(db, [...watched, { bucket: `proofs-for:${network.narrow}`, max: 120, seconds: 60 * 60 }], now);
    const challenge = newToken();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await db.insert(proofChallenges).values({ challenge, phone, expiresAt });
    throw new Problem('proofNeeded', { details: { proof: { challenge, difficulty } } });
  }
  await db
    .insert(askedPhones)
    .values(namesOf(network).map((name) => ({ network: name, phone, askedAt: now })))
    .onConflictDoUpdate({ target: [askedPhones.network, askedPhones.phone], set: { askedAt: now } });
}

/** Forgets it: whoever asked held the phone. */
export async function forgetPhone(
  { db }: Pick<Context, 'db'>,
  { phone, network }: { phone: string; network: Network },
): Promise<void> {
  const isOfNetwork = inArray(askedPhones.network, namesOf(network));
  await db.delete(askedPhones).where(and(eq(askedPhones.phone, phone), isOfNetwork));
}

const namesOf = ({ narrow, wide, widest }: Network) => [narrow, wide, widest].filter((name) => name !== undefined);

async function isMany(
  { db, now, signUpsFree }: Pick<Context, 'db' | 'now' | 'signUpsFree'>,
  phone: string,
  network: Network,
): Promise<boolean> {
  const rows = await db
    .select({
      network: askedPhones.network,
      others: sql<number>`(count(*) filter (where ${ne(askedPhones.phone, phone)}))::int`,
      isAsked: sql<boolean>`bool_or(${eq(askedPhones.phone, phone)})`,
    })
    .from(askedPhones)
    .where(
      and(inArray(askedPhones.network, namesOf(network)), gt(askedPhones.askedAt, new Date(now.getTime() - hourMs))),
    )
    .groupBy(askedPhones.network);
  if (rows.some((row) => row.network === network.narrow && row.isAsked)) return false;
  const mostOf = {
    [network.widest ?? '']: free.widest,
    [network.wide ?? '']: free.wide,
    [network.narrow]: free.narrow,
  };
  if (rows.some((row) => row.others >= (mostOf[row.network] ?? Infinity))) return true;
  const since = new Date(now.getTime() - rushMs).toISOString();
  const [rush] = await rowsOf<{ phones: number }>(db)`
    select count(*)::int as phones from (
      select distinct phone from ${askedPhones} where asked_at > ${since} limit ${signUpsFree}
    ) asked`;
  return (rush?.phones ?? 0) >= signUpsFree;
}

/** Whether it is solved, for this phone, for the first time. */
async function isProven(
  { db, now }: Pick<Context, 'db' | 'now'>,
  phone: string,
  { challenge, answer }: Proof,
): Promise<boolean> {
  const digest = createHash('sha256').update(`${challenge}:${answer}`).digest();
  if (Math.clz32(digest.readUInt32BE(0)) < difficulty) return false;
  const isOpen = and(
    eq(proofChallenges.challenge, challenge),
    eq(proofChallenges.phone, phone),
    gt(proofChallenges.expiresAt, now),
  );
  const used = await db.delete(proofChallenges).where(isOpen).returning({ phone: proofChallenges.phone });
  return used.length > 0;
}
