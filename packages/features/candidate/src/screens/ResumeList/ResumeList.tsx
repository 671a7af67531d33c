'use client';
import type { MessagesOf } from '@kasb/kit';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import {
  Badge,
  Card,
  EmptyState,
  Heading,
  Link,
  LinkButton,
  LoadingRegion,
  Page,
  Skeleton,
  Stack,
  Text,
} from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useResumes, useVisibilities } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { useNotice } from '../../parts/notice.ts';
import { useNow } from '../../parts/useNow.ts';
import { FileAlone } from './FileAlone.tsx';
import * as css from './ResumeList.css.ts';

export interface ResumeListProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof resumeMessages>;
}

/** The candidate's resumes (docs/domain.md#candidate-resumes). */
export function ResumeList({ messages }: ResumeListProps) {
  return (
    <Screen bundle={resumeMessages} overrides={messages}>
      <Page width="narrow">
        <Resumes />
      </Page>
    </Screen>
  );
}

function Resumes() {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  useNotice();
  const query = useResumes();
  const visibilities = useVisibilities();
  const { moments } = useNow();
  const list = match(query, {
    loading: () => (
      <LoadingRegion>
        <Stack gap={4}>
          {['first', 'second'].map((name) => (
            <Skeleton key={name} height={96} />
          ))}
        </Stack>
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('list.failed')}</LoadFailure>,
    ready: ({ data: { items } }) =>
      items.length === 0 ? (
        <Card padding="none" className={css.empty}>
          <EmptyState
            title={t('list.empty')}
            description={t('list.emptyHint')}
            actions={
              <>
                <LinkButton variant="primary" href={links.newResume()}>
                  {t('list.steps')}
                </LinkButton>
                <FileAlone />
              </>
            }
          />
        </Card>
      ) : (
        <ul className={css.list}>
          {items.map(({ id, title = '', completeness = 0, visibility, updated_at: updated, is_default: isDefault }) => (
            <Card as="li" key={id}>
              <div className={css.head}>
                <Heading level={2} size="h3" className={css.name}>
                  <Link href={links.myResume(id)}>{title}</Link>
                </Heading>
                {isDefault && <Badge tone="accent">{t('list.default')}</Badge>}
              </div>
              <Text tone="muted" size="sm">
                {[
                  t('list.filled', { percent: completeness }),
                  visibilities.find((each) => each.id === visibility)?.name,
                  updated && t('updatedOn', { day: moments.day(updated) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Card>
          ))}
        </ul>
      ),
  });
  const hasSome = query.status === 'ready' && query.data.items.length > 0;
  return (
    <>
      <div className={css.top}>
        <Heading level={1}>{t('list.title')}</Heading>
        {hasSome && (
          <LinkButton variant="primary" icon={<Plus />} href={links.newResume()}>
            {t('list.new')}
          </LinkButton>
        )}
      </div>
      {list}
    </>
  );
}
