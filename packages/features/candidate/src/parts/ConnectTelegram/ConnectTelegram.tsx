import { ProblemSentence, useMessages, useTelegram } from '@kasb/kit';
import { Button, Link, Text, useToasts } from '@kasb/ui';
import { Send } from 'lucide-react';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './ConnectTelegram.css.ts';

export interface ConnectTelegramProps {
  /** Whether it is what the page is about: solid, large and as wide as there is room. @default false */
  isMain?: boolean;
  /** As wide as there is room. @default false */
  isFullWidth?: boolean;
}

/** Opens the bot in a tab of its own, and waits until the person has begun there. */
export function ConnectTelegram({ isMain = false, isFullWidth = false }: ConnectTelegramProps) {
  const t = useMessages(respondingMessages);
  const toasts = useToasts();
  const { url, isPending, connect } = useTelegram();
  const open = async () => {
    const answer = await connect();
    if (answer.url !== undefined) openTab(answer.url);
    else
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={answer.error} messages={respondingMessages} fallback="telegram.failed" />,
      });
  };
  return (
    <div className={css.way}>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'lg' : 'sm'}
        isFullWidth={isMain || isFullWidth}
        icon={isMain && <Send />}
        isPending={isPending}
        onPress={() => void open()}
      >
        {t('telegram.connect')}
      </Button>
      <div role="status">
        {url !== undefined && (
          // A browser may have kept the tab from opening.
          <Text as="span" size="sm" tone="muted">
            <span>{`${t('telegram.start')} `}</span>
            <Link isExternal href={url}>
              {t('telegram.open')}
            </Link>
          </Text>
        )}
      </div>
    </div>
  );
}

function openTab(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.click();
}
