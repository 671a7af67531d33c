'use client';
import { MessagesProvider, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, Heading, TextField } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { authMessages } from '../../messages/index.ts';
import { AuthLayout } from '../SignIn/AuthLayout.tsx';
import * as css from '../SignIn/SignIn.css.ts';

export interface SignInByPostProps {
  /** What is asked for: the code, or the names of somebody new. */
  step: 'code' | 'register';
  /** Where the form goes; it has `code`, or `firstName` and `lastName`. */
  action: string;
  /** What was sent before was wrong. @default false */
  hasFailed?: boolean;
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

function Form({ step, action, hasFailed = false }: Pick<SignInByPostProps, 'step' | 'action' | 'hasFailed'>) {
  const t = useMessages(authMessages);
  const isCode = step === 'code';
  return (
    <div className={css.stepNarrow}>
      <div className={css.head}>
        <Heading level={1} className={css.title}>
          {t(isCode ? 'otp.title' : 'register.title')}
        </Heading>
        <p className={css.lead}>{t(isCode ? 'otp.lifetime' : 'register.lead')}</p>
      </div>
      <form method="post" action={action} className={css.form}>
        {isCode ? (
          <CodeField hasFailed={hasFailed} />
        ) : (
          (['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`register.${name}`)}
              name={name}
              size="lg"
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={100}
              isRequired
              errorMessage={hasFailed && name === 'firstName' ? t('error.registration') : undefined}
            />
          ))
        )}
        <Button type="submit" variant="primary" size="lg" isFullWidth>
          {t(isCode ? 'otp.confirm' : 'register.submit')}
        </Button>
      </form>
    </div>
  );
}

const wholeCode = /^\d{6}$/;

/** A plain field, since cells need the script; once that is there, the sixth digit sends the form. */
function CodeField({ hasFailed }: { hasFailed: boolean }) {
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
      label={t('otp.label')}
      name="code"
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      isRequired
      hasRequiredMark={false}
      errorMessage={hasFailed ? t('otp.refused') : undefined}
      onChange={sendWhole}
    />
  );
}
