import { refuse, spell } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { resumeFull } from '../resumes.ts';
import { ok, ownNegotiation } from './call.ts';
import type { Call } from './call.ts';

/** A resume: a view of the day's limit, and with `with_contact` a paid one. */
export function resume(call: Call, id?: string): Answer {
  const { world, query, url } = call;
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const found = world.resumes.get(id ?? '');
  if (!found) throw refuse(404, 'not_found');
  const topic = query.get('topic_id');
  if (topic !== null && ownNegotiation(call, topic).found.resumeId !== found.id) throw refuse(404, 'not_found');
  if (world.viewsLeft <= 0) throw refuse(429, 'resumes', 'view_limit_exceeded');
  world.viewsLeft -= 1;
  if (query.has('with_contact') && found.isLocked) {
    if (query.get('with_contact') !== found.number.toString(16)) throw refuse(400, 'bad_argument', 'with_contact');
    if (world.contactsLeft <= 0) throw refuse(403, 'resumes', 'quota_exceeded');
    world.contactsLeft -= 1;
    found.isLocked = false;
  }
  for (const entry of world.negotiations.values()) if (entry.resumeId === found.id) entry.hasUpdates = false;
  return ok({
    ...resumeFull(url, found),
    negotiations_history: { url: `${url}/resumes/${found.id}/negotiations_history` },
    viewed_at: spell(call.now),
  });
}
