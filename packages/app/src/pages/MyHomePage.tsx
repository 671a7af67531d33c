import { CandidateHome } from '@kasb/candidate';
import type { CandidateHomeSlots } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { candidatePages } from '../candidatePages.ts';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

const pages = (['resumes', 'saved'] as const).filter(
  (page) => candidatePages[page],
) satisfies CandidateHomeSlots['pages'];

/** `/my`: where a candidate begins. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.my'));
  return <CandidateHome pages={pages} />;
}
