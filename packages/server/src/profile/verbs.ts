import { getEmployerProfile, updateEmployerProfile } from '@kasb/contract';
import { changePerson, readPerson } from '../audit/changePerson.ts';
import type { Person } from '../audit/changePerson.ts';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { fieldProblem } from '../http/problem.ts';

/** An employer's own page. */
export const profileVerbs = [
  verb(getEmployerProfile, async (context) => profileOf(await readPerson(context))),

  // The phone is what the person signs in with: another one would need a code first.
  verb(updateEmployerProfile, async (context, { body }) => {
    if (body.phone !== personOf(context).phone) throw fieldProblem('phoneFixed', 'phone');
    const fields = {
      firstName: body.first_name,
      lastName: body.last_name,
      position: body.position || null,
      department: body.department || null,
      about: body.about || null,
    };
    return profileOf(await changePerson(context, fields));
  }),
];

function profileOf({ firstName, lastName, phone, position, department, about }: Person) {
  return { first_name: firstName, last_name: lastName, phone, position, department, about };
}
