'use client';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { toneIcon } from '../Banner/toneIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useThemeRoot } from '../KasbTheme/KasbTheme.tsx';
import { useUiText } from '../messages/useMessages.ts';
import { AriaScope } from '../private/AriaScope.tsx';
import { cx } from '../private/cx.ts';
import * as css from './Toast.css.ts';
import type { ToastMessage } from './ToastProvider.tsx';

/**
 * The toasts at the bottom of the window, for 5 s each, 10 with an action: F6 reaches them, hover and focus hold them.
 */
export function ToastRegion({ messages }: { messages: readonly ToastMessage[] }) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  const shown = useRef(0);
  useEffect(() => {
    for (const message of messages.slice(shown.current))
      queue.add(message, { timeout: message.action ? 10_000 : 5000 });
    shown.current = messages.length;
  }, [queue, messages]);
  const isEmpty = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts.length === 0,
  );
  // An empty region has no element but stays a landmark, and the next region of the page would fall over it.
  return isEmpty ? null : (
    <AriaScope>
      <ToastLandmark queue={queue} />
    </AriaScope>
  );
}

function ToastLandmark({ queue }: { queue: ToastQueue<ToastMessage> }) {
  const t = useUiText();
  const { className, ...themeRoot } = useThemeRoot();
  return (
    // React Aria puts the region into the body, so it carries the theme itself.
    <AriaToastRegion {...themeRoot} queue={queue} aria-label={t('notifications')} className={cx(className, css.region)}>
      <ToastList<ToastMessage> className={css.list}>
        {({ toast }) => {
          const { tone = 'positive', text, action } = toast.content;
          const Icon = toneIcon[tone];
          return (
            <AriaToast toast={toast} data-tone={tone} className={css.toast}>
              <span className={css.icon[tone]}>
                <Icon />
              </span>
              <ToastContent className={css.content}>
                <Text slot="title">{text}</Text>
              </ToastContent>
              {action && (
                <Button
                  variant="quiet"
                  size="sm"
                  onPress={() => {
                    queue.close(toast.key);
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton size="sm" aria-label={t('close')} onPress={() => queue.close(toast.key)}>
                <X />
              </IconButton>
            </AriaToast>
          );
        }}
      </ToastList>
    </AriaToastRegion>
  );
}
