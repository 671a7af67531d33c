import { useFormat, useMessages } from '@kasb/kit';
import { Button, Countdown, Text } from '@kasb/ui';
import { publishingMessages } from '../../messages/index.ts';
import type { Gate } from '../../model/gate.ts';
import * as css from './PublishingControl.css.ts';

export interface GateHintProps {
  gate: Gate;
  lastPublished: string | undefined;
  /** Asks for the status again: the person wishes it, or the cooldown is over. */
  onAsk: () => void;
}

const hints = {
  noPlan: 'control.buyPlanHint',
  notActive: 'control.notActive',
  noPostings: 'control.noPostings',
  unavailable: 'control.unavailable',
} as const;
const moderationHints = {
  pending: 'publishingPending',
  rejected: 'control.rejected',
  needs_revision: 'publishingRevision',
} as const;
const isKnown = (status: string): status is keyof typeof moderationHints => Object.hasOwn(moderationHints, status);

/** Why the button does not act, or how long to wait. */
export function GateHint({ gate, lastPublished, onAsk }: GateHintProps) {
  const t = useMessages(publishingMessages);
  const format = useFormat();
  switch (gate.kind) {
    case 'checking':
      return null;
    case 'moderation':
      return (
        <Text size="xs" tone="muted">
          {t(isKnown(gate.status) ? moderationHints[gate.status] : 'control.unavailable')}
        </Text>
      );
    case 'statusFailed':
      return (
        <div className={css.failure}>
          <Text role="alert" size="xs" tone="critical">
            {t('control.statusFailed')}
          </Text>
          <Button size="sm" variant="quiet" onPress={onAsk}>
            {t('retry')}
          </Button>
        </div>
      );
    case 'cooldown':
    case 'ready':
      return (
        <>
          {gate.kind === 'cooldown' && (
            <Countdown endsAt={gate.endsAt} text={t('control.cooldown')} onEnd={onAsk} className={css.countdown}>
              <Text size="xs" tone="muted">
                {t('control.cooldownOver')}
              </Text>
            </Countdown>
          )}
          {lastPublished && (
            <Text size="xs" tone="muted">
              {t('control.lastPublished', { date: format.date(lastPublished) })}
            </Text>
          )}
        </>
      );
    default:
      return (
        <Text size="xs" tone="muted">
          {t(hints[gate.kind])}
        </Text>
      );
  }
}
