import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { searchMessages } from '../../messages/index.ts';

export interface NotFoundProps {
  title: string;
  description: string;
  /** 2 where the page has a title of its own. @default 1 */
  headingLevel?: 1 | 2;
}

/** That there is no such page, and the way to the vacancies that are. */
export function NotFound({ headingLevel = 1, ...texts }: NotFoundProps) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  return (
    <Card>
      <EmptyState
        {...texts}
        headingLevel={headingLevel}
        actions={
          <LinkButton variant="secondary" href={links.vacancies()}>
            {t('list.title')}
          </LinkButton>
        }
      />
    </Card>
  );
}
