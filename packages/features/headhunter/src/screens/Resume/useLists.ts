import type { ExternalResume } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { Description } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

/** What a resume lists by name: on what conditions somebody works, and which languages they speak. */
export function useLists(resume: ExternalResume): { conditions: Description[]; languages: Description[] } {
  const t = useMessages(headhunterMessages);
  return {
    conditions: [
      { label: t('employment'), value: namesOf(resume.employment) },
      { label: t('schedule'), value: namesOf(resume.schedule) },
      { label: t('resume.trips'), value: resume.business_trip_readiness?.name },
      { label: t('resume.travel'), value: resume.travel_time?.name },
      { label: t('resume.relocation'), value: resume.relocation?.type.name },
    ],
    languages: resume.languages.flatMap(({ name, level }) =>
      name ? [{ label: name, value: level?.name ?? '\u00a0' }] : [],
    ),
  };
}
