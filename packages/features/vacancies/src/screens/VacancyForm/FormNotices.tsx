import { useFormat, useMessages } from '@kasb/kit';
import type { Format } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { DraftForm } from './useDraft.ts';

export interface FormNoticesProps {
  draft: DraftForm;
}

/** That an unfinished form was brought back, or that one's own text waits aside. */
export function FormNotices({ draft }: FormNoticesProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  if (draft.aside) {
    return (
      <Banner
        action={
          <Button variant="quiet" size="sm" onPress={draft.restore}>
            {t('conflict.restore')}
          </Button>
        }
      >
        {t('conflict.mine')}
      </Banner>
    );
  }
  if (draft.foundAt === undefined) return null;
  return (
    <Banner
      action={
        <Button variant="quiet" size="sm" onPress={draft.startOver}>
          {t('startOver')}
        </Button>
      }
    >
      {t('form.draftFound', { time: timeOf(draft.foundAt, format) })}
    </Banner>
  );
}

/** `09:12` of today, else with its date. */
function timeOf(at: number, format: Format): string {
  return format.date(at) === format.date(Date.now()) ? format.time(at) : format.dateTime(at);
}
