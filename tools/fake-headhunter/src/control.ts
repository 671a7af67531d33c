import type { Answer } from './answer.ts';
import type { FakeHeadHunter } from './fake.ts';
import type { NewResponses } from './world.ts';

/** The same as the object's methods, over HTTP: for a fake that runs in another process. */
export function answerControl(fake: FakeHeadHunter, method: string, path: string, body: string): Answer {
  const [, , what = '', id = '', more = ''] = path.split('/');
  const given = () => JSON.parse(body || '{}') as object;
  switch (`${method} ${[what, id && ':', more].filter(Boolean).join('/')}`) {
    case 'GET requests':
      return { status: 200, body: fake.requests };
    case 'DELETE requests':
      fake.requests.length = 0;
      return { status: 204 };
    case 'POST faults':
      fake.fail(given());
      return { status: 204 };
    case 'DELETE faults':
      fake.heal();
      return { status: 204 };
    case 'POST vacancies':
      return { status: 201, body: fake.addVacancy(given()) };
    case 'POST vacancies/:/responses':
      return { status: 201, body: fake.addResponses(id, given() as NewResponses) };
    case 'GET vacancies':
      return { status: 200, body: [...fake.world.vacancies.values()] };
    case 'GET negotiations':
      return { status: 200, body: [...fake.world.negotiations.values()] };
    case 'GET negotiations/:':
      return { status: fake.world.negotiations.has(id) ? 200 : 404, body: fake.world.negotiations.get(id) ?? {} };
    case 'PUT negotiations/:':
      fake.move(id, (given() as { state: string }).state);
      return { status: 204 };
    case 'POST limits':
      Object.assign(fake.world, given());
      return { status: 204 };
    case 'POST tokens/:':
      if (id === 'expire') fake.expireTokens();
      else fake.revokeTokens();
      return { status: 204 };
    default:
      return { status: 404, body: { error: 'No such control' } };
  }
}
