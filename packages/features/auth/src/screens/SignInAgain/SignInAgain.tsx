'use client';
import type { ApiError } from '@kasb/contract';
import { formatPhone } from '@kasb/domain/phone';
import { MessagesProvider, useMessages, useProblemText } from '@kasb/kit';
import type { MessagesOf, SentCode } from '@kasb/kit';
import { Banner, Button, Dialog, Stack, Text } from '@kasb/ui';
import { useState } from 'react';
import { useRequestCode } from '../../data/useRequestCode.ts';
import { againMessages } from '../../messages/again.ts';
import { authMessages } from '../../messages/index.ts';
import { OtpForm } from '../SignIn/OtpForm.tsx';

export interface SignInAgainProps {
  /** Whose session ended: 12 digits. */
  phone: string;
  /** The person leaves the page and what is typed on it. */
  onLeave: () => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof againMessages>;
}

/**
 * Signs in again over a page whose session ended, so that nothing typed on it is lost. The host shows it while the
 * session is expired.
 */
export function SignInAgain({ messages, ...props }: SignInAgainProps) {
  return (
    <MessagesProvider bundle={againMessages} overrides={messages}>
      <SignInAgainDialog {...props} />
    </MessagesProvider>
  );
}

function SignInAgainDialog({ phone, onLeave }: Omit<SignInAgainProps, 'messages'>) {
  const t = useMessages(againMessages);
  const problem = useProblemText();
  const words = useMessages(authMessages);
  const request = useRequestCode();
  const [sent, setSent] = useState<SentCode>();
  const [failure, setFailure] = useState<ApiError>();
  const send = async () => {
    setFailure(undefined);
    const result = await request.run(phone);
    if (result.ok) setSent(result.data);
    else setFailure(result.error);
  };
  return (
    <Dialog
      isOpen
      title={t('title')}
      footerStart={
        <Button variant="quiet" onPress={onLeave}>
          {t('leave')}
        </Button>
      }
      footer={
        !sent && (
          <Button variant="primary" isPending={request.isPending} onPress={() => void send()}>
            {t('send')}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <Text>{t(sent ? 'sentTo' : 'lead', { phone: formatPhone(phone) })}</Text>
        <Banner tone="critical">{failure && problem(failure, words('error.login'))}</Banner>
        {!sent && request.isProving && <Text>{words('code.proving')}</Text>}
        {sent && <OtpForm phone={phone} code={sent} onResent={setSent} />}
      </Stack>
    </Dialog>
  );
}
