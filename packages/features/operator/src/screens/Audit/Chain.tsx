import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Text } from '@kasb/ui';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useVerifyAudit } from '../../data/useAudit.ts';
import { operatorMessages } from '../../messages/index.ts';
import * as css from './Audit.css.ts';

interface ChainProps {
  /** It was checked: where it is broken, if it is. */
  onChecked: (brokenId: number | undefined) => void;
}

/** Whether the journal is as it was written; told to admins, who alone may compute it. */
export function Chain(props: ChainProps) {
  const { operator } = useRoom();
  return operator.role === 'admin' ? <CheckedChain {...props} /> : null;
}

function CheckedChain({ onChecked }: ChainProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const problem = useProblemText();
  const { run, error, isPending } = useVerifyAudit();
  const [found, setFound] = useState<{ isWhole: boolean; brokenId?: number; at: number }>();
  const check = async () => {
    const result = await run({});
    if (!result.ok) return;
    const { is_whole: isWhole, broken_id: brokenId } = result.data;
    setFound({ isWhole: isWhole ?? false, brokenId, at: Date.now() });
    onChecked(brokenId);
  };
  const checkOnce = useEffectEvent(() => void check());
  // oxlint-disable-next-line react/set-state-in-effect -- only after the call has answered
  useEffect(() => checkOnce(), []);
  const isWhole = found?.isWhole === true;
  return (
    <>
      {isWhole && !error && (
        <Text as="span" size="sm" tone="positive" className={css.whole}>
          <ShieldCheck />
          <span>{` ${t('audit.whole', { time: format.moments(found.at).dateTime(found.at) })}`}</span>
        </Text>
      )}
      <Button size="sm" className={css.check} isPending={isPending} onPress={() => void check()}>
        {t('check')}
      </Button>
      <Banner tone="critical" className={css.broken}>
        {error ? problem(error, t('dataFailed')) : found && !isWhole && t('audit.broken', { n: found.brokenId ?? 0 })}
      </Banner>
    </>
  );
}
