'use client';
import type { MessagesOf } from '@kasb/kit';
import { Screen, useLinks, useMessages } from '@kasb/kit';
import { Badge, Card, DescriptionList, Link, LoadingRegion, Skeleton, Stack, Text } from '@kasb/ui';
import { useManager } from '../../data/useManager.ts';
import { headhunterMessages } from '../../messages/index.ts';
import { MailLink } from '../../parts/MailLink.tsx';

export interface ManagerInfoProps {
  companyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof headhunterMessages>;
}

/** Who manages a company at HeadHunter; any failure reads as nobody. */
export function ManagerInfo({ messages, companyId }: ManagerInfoProps) {
  return (
    <Screen bundle={headhunterMessages} overrides={messages}>
      <Manager companyId={companyId} />
    </Screen>
  );
}

function Manager({ companyId }: Pick<ManagerInfoProps, 'companyId'>) {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  const { isLoading, manager } = useManager(companyId);
  const badge = manager && (
    <Badge tone={manager.isActive ? 'positive' : 'neutral'} hasDot>
      {manager.isActive ? t('manager.active') : t('manager.inactive')}
    </Badge>
  );
  return (
    <Card title={t('manager.title')} headingLevel={2} action={badge}>
      {isLoading && (
        <LoadingRegion>
          <Stack gap={2}>
            <Skeleton width="80%" />
            <Skeleton width="64%" />
            <Skeleton width="72%" />
          </Stack>
        </LoadingRegion>
      )}
      {!isLoading && !manager && (
        <Stack gap={2} align="start">
          <Text tone="muted">{t('manager.none')}</Text>
          <Link href={links.headhunter()}>{t('manager.connect')}</Link>
        </Stack>
      )}
      {manager && (
        <DescriptionList
          variant="rows"
          items={[
            { label: t('firstName'), value: manager.managerName },
            { label: t('mail'), value: manager.managerEmail && <MailLink email={manager.managerEmail} /> },
            { label: t('manager.id'), value: manager.hhManagerId },
          ]}
        />
      )}
    </Card>
  );
}
