import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { searchMessages } from '../../messages/index.ts';

export interface NotFoundProps {
  title: string;
  description: string;
}

/** That there is no such page, and the way to the vacancies that are. */
export function NotFound(texts: NotFoundProps) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  return (
    <Card>
      <EmptyState
        {...texts}
        actions={
          <LinkButton variant="secondary" href={links.vacancies()}>
            {t('list.title')}
          </LinkButton>
        }
      />
    </Card>
  );
}
