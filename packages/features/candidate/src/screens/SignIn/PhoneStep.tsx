import { useMessages } from '@kasb/kit';
import { Button, Heading, Text } from '@kasb/ui';
import { respondingMessages } from '../../messages/responding/index.ts';
import { OwnPhone } from '../../parts/PersonFields.tsx';
import * as css from './CandidateSignIn.css.ts';

export interface PhoneStepProps {
  /** What was typed before. */
  phone: string;
  error: string | undefined;
  isPending: boolean;
  onChange: () => void;
  onSubmit: (phone: string) => void;
}

/** The phone, which is all that somebody known needs. */
export function PhoneStep({ phone, error, isPending, onChange, onSubmit }: PhoneStepProps) {
  const t = useMessages(respondingMessages);
  return (
    <form
      className={css.content}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get('phone')));
      }}
    >
      <div className={css.head}>
        <Heading level={1}>{t('signIn.title')}</Heading>
        <Text tone="muted">{t('signIn.lead')}</Text>
      </div>
      <OwnPhone defaultValue={phone} errorMessage={error} autoFocus onChange={onChange} />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {t('continue')}
      </Button>
    </form>
  );
}
