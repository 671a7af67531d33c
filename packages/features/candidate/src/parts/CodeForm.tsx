import { RESEND_AFTER_MS, useFormat, useMessages, useSecondsLeft } from '@kasb/kit';
import type { SentCode } from '@kasb/kit';
import { Button, Heading, OtpField, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import { respondingMessages } from '../messages/responding/index.ts';
import * as css from './CodeForm.css.ts';

export interface CodeFormProps {
  /** 12 digits. */
  phone: string;
  /** The code that was sent last. */
  code: SentCode | undefined;
  /** What comes after the right one. */
  then?: string;
  /** Words of the button. */
  action: string;
  error: string | undefined;
  /** Something else to tell, politely. */
  notice?: string | undefined;
  isPending: boolean;
  onSubmit: (code: string) => void;
  /** Something was typed. */
  onChange: () => void;
  onResend: () => void;
  /** Under everything. */
  children?: ReactNode;
}

/** The code from the SMS; it is shown at the sixth digit, or by the button. */
export function CodeForm({ phone, code, then, action, error, notice, isPending, ...on }: CodeFormProps) {
  const t = useMessages(respondingMessages);
  const format = useFormat();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit(String(new FormData(event.currentTarget).get('code')));
      }}
    >
      <div className={css.head}>
        <Heading level={1}>{t('codeMissing')}</Heading>
        <Text tone="muted">
          <span>{`${t('code.sentTo')} `}</span>
          <strong className={css.phone}>{format.phone(phone)}</strong>
          <span>{`${t('code.end')} ${then}`}</span>
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
        onChange={on.onChange}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {action}
      </Button>
      <div className={css.resend}>
        <Text tone="muted" size="sm">
          {t('code.lifetime')}
        </Text>
        <Resend key={code?.at} until={(code?.at ?? 0) + RESEND_AFTER_MS} isPending={isPending} onPress={on.onResend} />
        <p role="status" className={css.notice}>
          {notice}
        </p>
      </div>
      {on.children}
    </form>
  );
}

function Resend({ until, isPending, onPress }: { until: number; isPending: boolean; onPress: () => void }) {
  const t = useMessages(respondingMessages);
  const left = useSecondsLeft(until);
  if (left === 0)
    return (
      <Button variant="accent-quiet" size="sm" isDisabled={isPending} onPress={onPress}>
        {t('code.resend')}
      </Button>
    );
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Text as="span" tone="muted" size="sm" role="timer" isNumeric>
      {t('code.resendIn', { time })}
    </Text>
  );
}
