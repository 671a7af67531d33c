import { listVacancyPosts } from '@kasb/contract';
import type { VacancySource } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { vacanciesOf } from './scope.ts';

interface Row extends Record<string, unknown> {
  id: string;
  kind: VacancySource;
  name: string;
  name_uz: string | null;
  at: string;
  tag: string;
}

/** Where a vacancy was published, with the link that counts who comes from there. */
export const vacancyPostsVerb = verb(listVacancyPosts, async (context, { query: { vacancyId } }) => {
  const mine = await vacanciesOf(context, { vacancyId });
  const rows = await rowsOf<Row>(context.db)`
    select deliveries.id, name, name_uz, published_at::text as at, tag,
      case type when 'hh' then 'headhunter' when 'website' then 'site' else type end as kind
    from deliveries join channels on channels.id = channel_id
    where vacancy_id in (${mine}) and status in ('success', 'removed')
    order by published_at desc, deliveries.id limit 100`;
  return {
    items: rows.map(({ id, kind, name, name_uz: nameUz, at, tag }) => ({
      id,
      kind,
      name: nameIn(context.language, { name, nameUz }),
      at: isoTime(at),
      link: `${context.publishing.origin}/vacancies/${vacancyId}?via=${tag}`,
    })),
  };
});
