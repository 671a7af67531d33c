import { refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { ok } from './calls/call.ts';
import type { Call } from './calls/call.ts';
import { listManagers, managerById } from './calls/employers.ts';
import { collectionOrNegotiation, collections, markRead, transition } from './calls/negotiations.ts';
import { resume } from './calls/resumes.ts';
import { archive, getVacancy, listVacancies, publish, stats } from './calls/vacancies.ts';
import { me } from './shapes.ts';
import { professionalRoles } from './states.ts';

type Route = (call: Call, ...parts: string[]) => Answer;

/** Routes by method and path; `:` stands for any part. The first that fits is taken. */
const routes: [pattern: string, route: Route][] = [
  ['GET /me', ({ url, account }) => ok(me(url, account))],
  ['GET /professional_roles', () => ok({ categories: [{ id: '1', name: 'Все', roles: professionalRoles }] })],
  ['GET /employers/:/managers', listManagers],
  ['GET /employers/:/managers/:', managerById],
  ['GET /employers/:/vacancies/active', listVacancies(false)],
  ['GET /employers/:/vacancies/archived', listVacancies(true)],
  ['PUT /employers/:/vacancies/archived/:', archive],
  ['POST /vacancies', publish],
  ['GET /vacancies/:', getVacancy],
  ['GET /vacancies/:/stats', stats],
  ['GET /negotiations', collections],
  ['POST /negotiations/read', markRead],
  ['GET /negotiations/:', collectionOrNegotiation],
  ['PUT /negotiations/:/:', transition],
  ['GET /resumes/:', resume],
];

/** Answers a call. @throws Refusal */
export function answerCall(call: Call): Answer {
  for (const [pattern, route] of routes) {
    const [method, ...parts] = pattern.split(/ \/|\//);
    if (method !== call.method || parts.length !== call.path.length) continue;
    if (parts.every((part, index) => part === ':' || part === call.path[index])) {
      return route(call, ...call.path.filter((_, index) => parts[index] === ':'));
    }
  }
  throw refuse(404, 'not_found');
}
