'use client';
import { MessagesProvider, useKasb, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Button, Heading, PhoneField, TextField } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages/index.ts';
import { AuthLayout } from '../SignIn/AuthLayout.tsx';
import { NameFields } from '../SignIn/NameFields.tsx';
import * as css from '../SignIn/SignIn.css.ts';

export interface SignInByPostProps {
  /** What is asked for: the phone again, the code, or the names of somebody new. */
  step: 'phone' | 'code' | 'register';
  /** Where the form goes; it has `phone` and `language`, `code`, or `firstName` and `lastName`. */
  action: string;
  /** Where the person wanted to go, sent along with the phone as `from`. */
  from?: string;
  /** What was sent before was refused. @default false */
  hasFailed?: boolean;
  /** Why, where that can be said. @default the words of the step */
  reason?: string;
  /** Phone of support in the foot, 12 digits. @default '998712000000' */
  supportPhone?: string;
  /** In the foot, before the support: such as a choice of language. @default the country */
  footer?: ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof authMessages>;
}

/** What follows the phone where the script is not there yet: a form that the browser sends (docs/domain.md#sign-in). */
export function SignInByPost({ messages, supportPhone = '998712000000', footer, ...props }: SignInByPostProps) {
  return (
    <MessagesProvider bundle={authMessages} overrides={messages}>
      <AuthLayout supportPhone={supportPhone} footer={footer}>
        <Form {...props} />
      </AuthLayout>
    </MessagesProvider>
  );
}

type FormProps = Pick<SignInByPostProps, 'step' | 'action' | 'from' | 'hasFailed' | 'reason'>;

const words = {
  phone: { title: 'landing.title', lead: 'landing.lead', submit: 'continue', failed: 'error.login' },
  code: { title: 'otp.title', lead: 'code.lifetime', submit: 'code.confirm', failed: 'code.refused' },
  register: {
    title: 'register.title',
    lead: 'register.lead',
    submit: 'register.submit',
    failed: 'error.registration',
  },
} as const;

function Form({ step, action, from, hasFailed = false, reason }: FormProps) {
  const t = useMessages(authMessages);
  const { locale } = useKasb();
  const links = useLinks();
  const { title, lead, submit, failed } = words[step];
  const errorMessage = hasFailed ? (reason ?? t(failed)) : undefined;
  return (
    <div className={css.stepNarrow}>
      <div className={css.head}>
        {step !== 'phone' && (
          <div className={css.back}>
            <BackLink href={links.home()}>{t('back')}</BackLink>
          </div>
        )}
        <Heading level={1} className={css.title}>
          {t(title)}
        </Heading>
        <p className={css.lead}>{t(lead)}</p>
      </div>
      <form method="post" action={action} className={css.form}>
        {step === 'phone' && (
          <>
            <input type="hidden" name="language" value={locale} />
            {from !== undefined && <input type="hidden" name="from" value={from} />}
            <PhoneField
              label={t('phoneNumber')}
              name="phone"
              size="lg"
              isRequired
              hasRequiredMark={false}
              errorMessage={errorMessage}
            />
          </>
        )}
        {step === 'code' && <CodeField errorMessage={errorMessage} />}
        {step === 'register' && (
          <NameFields propsOf={(name) => ({ errorMessage: name === 'firstName' ? errorMessage : undefined })} />
        )}
        <Button type="submit" variant="primary" size="lg" isFullWidth>
          {t(submit)}
        </Button>
      </form>
    </div>
  );
}

const wholeCode = /^\d{6}$/;

/** A plain field, since cells need the script; once that is there, the sixth digit sends the form. */
function CodeField({ errorMessage }: { errorMessage?: string }) {
  const t = useMessages(authMessages);
  const input = useRef<HTMLInputElement>(null);
  const sendWhole = (code: string) => wholeCode.test(code) && input.current?.form?.requestSubmit();
  const adopt = useRef(() => {
    // Typed before the script came. What the browser put back after a way back has no focus, and was sent already.
    if (document.activeElement === input.current) sendWhole(input.current?.value ?? '');
  });
  useEffect(() => adopt.current(), []);
  return (
    <TextField
      ref={input}
      label={t('code.label')}
      name="code"
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      isRequired
      hasRequiredMark={false}
      errorMessage={errorMessage}
      onChange={sendWhole}
    />
  );
}
