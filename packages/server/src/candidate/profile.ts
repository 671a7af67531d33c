import { getCandidate, updateCandidate } from '@kasb/contract';
import { changePerson, readPerson } from '../audit/changePerson.ts';
import type { Person } from '../audit/changePerson.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { lastConsent } from './consent.ts';

/** A candidate's own page. */
export const profileVerbs = [
  verb(getCandidate, async (context) => candidateOf(context.db, await readPerson(context))),

  verb(updateCandidate, async (context, { body }) => {
    const fields = {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email ?? null,
      location: body.location || null,
      about: body.about || null,
    };
    return candidateOf(context.db, await changePerson(context, fields));
  }),
];

async function candidateOf(db: Database, row: Person) {
  const { id, firstName, lastName, phone, email, location, about, deleteAt } = row;
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    phone,
    email,
    location,
    about,
    consent: await lastConsent(db, id),
    ...(deleteAt && { delete_at: deleteAt.toISOString() }),
  };
}
