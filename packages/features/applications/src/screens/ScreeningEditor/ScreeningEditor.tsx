'use client';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, LoadingRegion, Skeleton, Stack } from '@kasb/ui';
import { useScreening } from '../../data/useScreening.ts';
import { screeningMessages } from '../../messages/screening/index.ts';
import { draftsOf } from '../../model/screeningDraft.ts';
import { ScreeningForm } from './ScreeningForm.tsx';

export interface ScreeningEditorProps {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof screeningMessages>;
}

/** What whoever responds to a vacancy is asked (docs/domain.md#screening). */
export function ScreeningEditor({ vacancyId, messages }: ScreeningEditorProps) {
  return (
    <Screen bundle={screeningMessages} overrides={messages}>
      <Block vacancyId={vacancyId} />
    </Screen>
  );
}

function Block({ vacancyId }: Pick<ScreeningEditorProps, 'vacancyId'>) {
  const t = useMessages(screeningMessages);
  const questions = useScreening(vacancyId);
  return (
    <Card title={t('title')} tabIndex={-1}>
      {match(questions, {
        loading: () => (
          <LoadingRegion>
            <Stack gap={3}>
              <Skeleton width="72%" />
              <Skeleton height={40} />
            </Stack>
          </LoadingRegion>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('failed')}</LoadFailure>,
        ready: ({ data }) => <ScreeningForm vacancyId={vacancyId} stored={draftsOf(data.questions)} />,
      })}
    </Card>
  );
}
