import { useMessages } from '@kasb/kit';
import { Button, Card, Heading, Text } from '@kasb/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { candidateMessages } from '../../messages/index.ts';
import { hideTelegram, isTelegramHidden } from '../../model/telegramCard.ts';
import * as css from './Home.css.ts';

export interface TelegramCardProps {
  /** Milliseconds. */
  now: number;
  onConnect: () => void;
  className: string;
}

/** Offers answers in Telegram; who does not want them now is not asked for thirty days. */
export function TelegramCard({ now, onConnect, className }: TelegramCardProps) {
  const t = useMessages(candidateMessages);
  const [isHidden, setHidden] = useState(() => isTelegramHidden(now));
  if (isHidden) return null;
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
          <Button size="sm" onPress={onConnect}>
            {t('home.connect')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
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
