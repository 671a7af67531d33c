import { useFormat, useMessages } from '@kasb/kit';
import { BackLink, Button, Card, Heading, OtpField, Text } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';

export interface CodeFormProps {
  /** 12 digits. */
  phone: string;
  error: string | undefined;
  isPending: boolean;
  onSubmit: (code: string) => void;
  /** Something was typed. */
  onChange: () => void;
  onBack: () => void;
}

/** The code from the SMS; it is shown at the sixth digit, and the response goes with it. */
export function CodeForm({ phone, error, isPending, onSubmit, onChange, onBack }: CodeFormProps) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  return (
    <Card>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get('code')));
        }}
      >
        <BackLink onPress={onBack}>{t('code.change')}</BackLink>
        <div className={css.head}>
          <Heading level={1}>{t('code.title')}</Heading>
          <Text tone="muted">
            {t('code.sentTo', { phone: format.phone(phone) })} {t('code.then')}
          </Text>
        </div>
        <OtpField
          label={t('code.label')}
          name="code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step is this field
          autoFocus
          isRequired
          hasRequiredMark={false}
          errorMessage={error}
          onChange={onChange}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {t('code.confirm')}
        </Button>
        <Text tone="muted" size="sm">
          {t('code.lifetime')}
        </Text>
      </form>
    </Card>
  );
}
