import { useMessages } from '@kasb/kit';
import { Banner, Button, Checkbox, Heading, Stack, Text } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../messages/index.ts';
import * as css from './RecoveryCodes.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** What stands in for a lost phone, shown this once: nobody goes on without saying that they kept it. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useMessages(operatorMessages);
  const [isSaved, setSaved] = useState(false);
  const [isTold, setTold] = useState(false);
  return (
    <Stack gap={4}>
      <Heading level={2} ref={(heading) => heading?.focus()} tabIndex={-1}>
        {t('signIn.recoveryCodes')}
      </Heading>
      <Text tone="muted">{t('signIn.recoveryText')}</Text>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox isSelected={isSaved} onChange={setSaved}>
        {t('signIn.saved')}
      </Checkbox>
      <Banner tone="critical">{isTold && !isSaved && t('signIn.saveFirst')}</Banner>
      <Button onPress={() => (isSaved ? onDone() : setTold(true))}>{t('signIn.enter')}</Button>
    </Stack>
  );
}
