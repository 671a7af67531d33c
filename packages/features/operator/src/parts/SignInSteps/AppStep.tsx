import type { ApiError } from '@kasb/contract';
import { codeMessages, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Countdown, Link, OtpField, Stack, Text, TextField } from '@kasb/ui';
import { useState } from 'react';
import { useSignIn } from '../../data/useSignIn.ts';
import { operatorMessages } from '../../messages/index.ts';
import { SecretQr } from '../SecretQr.tsx';
import * as css from './SignInSteps.css.ts';

interface AppStepProps {
  ticket: string;
  /** What the app is given first. */
  secret?: string;
  uri?: string;
  onRestart: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Until when nothing can be tried. */
const endOf = (error: ApiError | undefined) =>
  error?.retryAfter === undefined ? undefined : Date.now() + error.retryAfter * 1000;

/** The digits of an app, which a new operator sets up here, or a recovery code. */
export function AppStep({ ticket, secret, uri, onRestart, onDone }: AppStepProps) {
  const t = useMessages(operatorMessages);
  const words = useMessages(codeMessages);
  const problem = useProblemText();
  const { second } = useSignIn();
  const [isRecovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [pausedUntil, setPausedUntil] = useState<number>();
  const { error } = second;
  const show = async (shown: string) => {
    const result = await second.run({ body: { ticket, code: shown } });
    if (result.ok) onDone(result.data.recovery_codes);
    else setPausedUntil(result.error.is('operatorPaused') ? endOf(result.error) : undefined);
  };
  const isPaused = pausedUntil !== undefined;
  const said = error && !isPaused ? problem(error, t('signIn.failed')) : undefined;
  const fields = { isDisabled: isPaused, errorMessage: said, autoFocus: true };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void show(code);
      }}
    >
      <Stack gap={4}>
        {secret !== undefined && <Text tone="muted">{t('signIn.scan')}</Text>}
        {uri !== undefined && <SecretQr uri={uri} label={t('qr')} />}
        {secret !== undefined && <Text className={css.key}>{grouped(secret)}</Text>}
        {isRecovering ? (
          <TextField {...fields} label={t('signIn.recoveryCode')} autoComplete="off" onChange={setCode} />
        ) : (
          <OtpField
            {...fields}
            label={words('code.label')}
            hint={t('signIn.appHint')}
            onChange={setCode}
            onComplete={(digits) => void show(digits)}
          />
        )}
        <Banner
          tone="critical"
          action={
            isPaused && (
              <Countdown
                endsAt={pausedUntil}
                format="clock"
                text={t('signIn.again', { time: '{time}' })}
                onEnd={() => setPausedUntil(undefined)}
              />
            )
          }
        >
          {isPaused && problem(error, t('signIn.failed'))}
        </Banner>
        <Button type="submit" variant="primary" isDisabled={isPaused} isPending={second.isPending}>
          {t('signIn.enter')}
        </Button>
        <div className={css.ways}>
          {secret === undefined && !isRecovering && (
            <Link href="#recovery" onPress={() => setRecovering(true)}>
              {t('signIn.byRecovery')}
            </Link>
          )}
          <Button variant="quiet" size="sm" onPress={onRestart}>
            {t('otherPhone')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
