import { page, refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { negotiationItem, vacancyShort } from '../shapes.ts';
import { generatedCollections, needsMessage, negotiationStates } from '../states.ts';
import { moveNegotiation } from '../world.ts';
import { ok, ownNegotiation, ownVacancy } from './call.ts';
import type { Call } from './call.ts';

const inCollection = ({ world }: Call, vacancyId: string, state: string) =>
  [...world.negotiations.values()]
    .filter((entry) => entry.vacancyId === vacancyId && entry.state === state)
    .toReversed();

/** The collections of a vacancy's responses, counted. */
export function collections(call: Call): Answer {
  const vacancy = ownVacancy(call, call.query.get('vacancy_id'));
  const describe = ({ id, name }: { id: string; name: string }, total: number, updates: number) => ({
    id,
    name,
    description: name,
    hidden: false,
    url: `${call.url}/negotiations/${id}?vacancy_id=${vacancy.id}`,
    counters: { total, with_updates: updates },
    order_types: [
      {
        id: 'relevance',
        name: 'лучшие',
        url: `${call.url}/negotiations/${id}?vacancy_id=${vacancy.id}&order_by=relevance`,
      },
    ],
    sub_collections: [],
  });
  const isAsked = call.query.get('with_generated_collections') === 'true';
  return ok({
    collections: negotiationStates.map((state) => {
      const items = inCollection(call, vacancy.id, state.id);
      return describe(state, items.length, items.filter(({ hasUpdates }) => hasUpdates).length);
    }),
    generated_collections: isAsked ? generatedCollections.map((entry) => describe(entry, 3, 0)) : [],
    employer_states: negotiationStates,
  });
}

/** One collection, page by page, or one response: they share a path. */
export const collectionOrNegotiation = (call: Call, name = ''): Answer =>
  /^\d+$/.test(name) ? negotiation(call, name) : collection(call, name);

function collection(call: Call, name: string): Answer {
  const vacancy = ownVacancy(call, call.query.get('vacancy_id'));
  if (!negotiationStates.some(({ id }) => id === name)) throw refuse(404, 'not_found');
  const list = page(inCollection(call, vacancy.id, name), call.query, (entry) =>
    negotiationItem(call.url, call.world, entry),
  );
  return ok({ ordered_by: { id: 'relevance', name: 'лучшие' }, ...list });
}

function negotiation(call: Call, id: string): Answer {
  const { found, vacancy } = ownNegotiation(call, id);
  return ok({ ...negotiationItem(call.url, call.world, found), vacancy: vacancyShort(call.url, call.world, vacancy) });
}

/** Moves a response, by an action that was offered. */
export function transition(call: Call, action = '', id?: string): Answer {
  const { found } = ownNegotiation(call, id);
  const { world, now } = call;
  const isOffered = found.actions ? found.actions.includes(action) : action !== found.state && action !== 'response';
  if (!isOffered || !negotiationStates.some((state) => state.id === action))
    throw refuse(403, 'negotiations', 'wrong_state');
  const message = new URLSearchParams(call.body).get('message') ?? '';
  if (needsMessage(action) && message.trim() === '') throw refuse(403, 'negotiations', 'empty_message');
  if (message !== '') found.messages.push(message);
  moveNegotiation(world, now, found.id, action);
  return { status: 204 };
}

/** Marks responses as read. */
export function markRead(call: Call): Answer {
  for (const id of new URLSearchParams(call.body).getAll('topic_id')) ownNegotiation(call, id).found.hasUpdates = false;
  return { status: 204 };
}
