'use client';
import {
  sameOriginPath,
  Screen,
  useLinks,
  useMessages,
  useNavigate,
  useProblemText,
  useSession,
  useUser,
} from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Banner, Button, Card, Link, Page, Text } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { respondingMessages } from '../../messages/responding/index.ts';
import { CodeForm } from '../../parts/CodeForm.tsx';
import * as css from './CandidateSignIn.css.ts';
import { NamesStep } from './NamesStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { useSignInSteps } from './useSignInSteps.ts';

export interface CandidateSignInProps {
  /** Where somebody wanted to go; a path of another site is ignored. @default the candidate's home */
  redirect?: string | null | undefined;
  /** Digits to begin with, as somebody brought them from the employers' page. @default '' */
  phone?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof respondingMessages>;
}

/** The way in of whoever looks for work: the phone, names where it is new, and the code (docs/domain.md#sign-in). */
export function CandidateSignIn({ messages, ...props }: CandidateSignInProps) {
  return (
    <Screen bundle={respondingMessages} overrides={messages}>
      <CandidateSignInScreen {...props} />
    </Screen>
  );
}

function CandidateSignInScreen({ redirect, phone = '' }: Omit<CandidateSignInProps, 'messages'>) {
  const t = useMessages(respondingMessages);
  const problem = useProblemText();
  const links = useLinks();
  const navigate = useNavigate();
  const user = useUser();
  const { signOut } = useSession();
  const steps = useSignInSteps(phone);
  const leave = useEffectEvent((role: string | undefined) => {
    if (role === 'candidate') navigate(sameOriginPath(redirect) ?? links.my(), { replace: true });
    else if (role !== undefined && !steps.isEmployers) navigate(links.dashboard(), { replace: true });
  });
  useEffect(() => leave(user?.role), [user?.role]);
  const error = steps.error && problem(steps.error, t(steps.step === 'code' ? 'code.refused' : 'signIn.failed'));
  return (
    <Page width="mid" className={css.page} tabIndex={-1}>
      <Card padding="lg">
        <div className={css.content}>
          {steps.isEmployers ? (
            <Banner
              tone="caution"
              action={
                <>
                  <Button size="sm" onPress={() => void signOut().then(steps.restart)}>
                    {t('otherPhone')}
                  </Button>
                  <Link href={links.dashboard()}>{t('signIn.dashboard')}</Link>
                </>
              }
            >
              {t('respond.employer')}
            </Banner>
          ) : steps.step === 'code' ? (
            <>
              <BackLink onPress={steps.restart}>{t('otherPhone')}</BackLink>
              <CodeForm
                phone={steps.phone}
                code={steps.code}
                action={t('code.confirm')}
                error={error || undefined}
                notice={steps.isProving ? t('code.proving') : steps.isResent ? t('code.resent') : undefined}
                isPending={steps.isPending}
                onSubmit={(typed) => void steps.show(typed)}
                onChange={steps.forget}
                onResend={() => void steps.resend()}
              />
            </>
          ) : steps.step === 'names' ? (
            <NamesStep
              phone={steps.phone}
              error={error || undefined}
              isPending={steps.isPending}
              onBack={steps.restart}
              onSubmit={(names) => void steps.introduce(names)}
            />
          ) : (
            <PhoneStep
              phone={steps.phone}
              error={error || undefined}
              isPending={steps.isPending}
              onChange={steps.forget}
              onSubmit={(digits) => void steps.ask(digits)}
            />
          )}
          {steps.step === 'phone' && !steps.isEmployers && (
            <Text tone="muted" size="sm">
              <span>{`${t('signIn.hiring')} `}</span>
              <Link href={links.home()}>{t('signIn.employers')}</Link>
            </Text>
          )}
        </div>
      </Card>
    </Page>
  );
}
