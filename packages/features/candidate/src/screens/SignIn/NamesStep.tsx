import { useFormat, useMessages } from '@kasb/kit';
import { BackLink, Banner, Button, Heading, Text } from '@kasb/ui';
import { useConsent } from '../../data/useConsent.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { ConsentLine } from '../../parts/ConsentLine.tsx';
import { NameFields } from '../../parts/PersonFields.tsx';
import * as css from './CandidateSignIn.css.ts';

export interface NamesStepProps {
  /** 12 digits. */
  phone: string;
  error: string | undefined;
  isPending: boolean;
  onBack: () => void;
  onSubmit: (names: { firstName: string; lastName: string }) => void;
}

/** A phone that nobody has introduces itself. */
export function NamesStep({ phone, error, isPending, onBack, onSubmit }: NamesStepProps) {
  const t = useMessages(respondingMessages);
  const format = useFormat();
  const { text } = useConsent();
  return (
    <>
      <BackLink onPress={onBack}>{t('otherPhone')}</BackLink>
      <form
        className={css.content}
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          const name = (key: string) => String(values.get(key)).trim();
          onSubmit({ firstName: name('firstName'), lastName: name('lastName') });
        }}
      >
        <div className={css.head}>
          <Heading level={1}>{t('signIn.newTitle')}</Heading>
          <Text tone="muted">{format.phone(phone)}</Text>
        </div>
        {error && <Banner tone="critical">{error}</Banner>}
        <NameFields hasFocus />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('continue')}
        </Button>
        {text !== undefined && <ConsentLine before={t('signIn.consent')} terms={text} />}
      </form>
    </>
  );
}
