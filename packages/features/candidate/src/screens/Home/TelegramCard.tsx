import { useMessages } from '@kasb/kit';
import { Button, Card, Heading, Text } from '@kasb/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTelegramChannel } from '../../data/useTelegram.ts';
import { candidateMessages } from '../../messages/index.ts';
import { hideTelegram, isTelegramHidden } from '../../model/telegramCard.ts';
import { ConnectTelegram } from '../../parts/ConnectTelegram/ConnectTelegram.tsx';
import * as css from './Home.css.ts';

export interface TelegramCardProps {
  /** Milliseconds. */
  now: number;
  className: string;
}

/** Offers answers in Telegram until they go there; who does not want them now is not asked for thirty days. */
export function TelegramCard({ now, className }: TelegramCardProps) {
  const t = useMessages(candidateMessages);
  const [isHidden, setHidden] = useState(() => isTelegramHidden(now));
  const channel = useTelegramChannel();
  if (isHidden || channel !== 'offered') return null;
  return (
    <Card className={className}>
      <div className={css.stack}>
        <div className={css.telegramHead}>
          <span className={css.glyph.telegram}>
            <Send aria-hidden />
          </span>
          <Heading level={2} size="h3">
            {t('home.telegram')}
          </Heading>
        </div>
        <Text size="sm" tone="muted">
          {t('home.telegramText')}
        </Text>
        <div className={css.buttons}>
          <ConnectTelegram isFullWidth />
          <Button
            variant="quiet"
            size="sm"
            isFullWidth
            onPress={() => {
              hideTelegram(now);
              setHidden(true);
            }}
          >
            {t('home.later')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
