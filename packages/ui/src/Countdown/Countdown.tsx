'use client';
import { toTime } from '@kasb/domain/dates';
import type { DateValue } from '@kasb/domain/dates';
import Timer from 'lucide-react/icons/timer';
import { Fragment } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { cx } from '../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import { formatLeft } from './formatLeft.ts';
import { countdownMessages } from './messages.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The moment it runs to; one that is absent or cannot be read has come. */
  endsAt: DateValue;
  /** The sentence, with the time in braces: «Повторная публикация через {time}». @default the time alone */
  text?: string;
  /** `words`: days and hours, hours and minutes, or minutes; `clock`: minutes and seconds. @default 'words' */
  format?: 'words' | 'clock';
  /** Called once when the time is over. */
  onEnd?: () => void;
  /** What stands here when the time is over, as the link «Отправить код ещё раз». */
  children?: ReactNode;
}

/** Time that is left; drawn anew each minute, a clock each second. Readers hear of the last minute and of the end. */
export function Countdown(props: CountdownProps) {
  // Another moment is another countdown.
  return <Ticking key={toTime(props.endsAt)} {...props} />;
}

function Ticking({ endsAt, text = '{time}', format = 'words', onEnd, children, className, ...props }: CountdownProps) {
  const t = useMessages(countdownMessages);
  const end = toTime(endsAt);
  const { left, wasLong } = useTimeLeft(end, format === 'clock' ? 1000 : 60_000, onEnd);
  const said = left <= 0 ? t('countdownOver') : left <= 60_000 ? t('countdownMinute') : '';
  return (
    <>
      {left > 0 && (
        <div role="timer" aria-live="off" {...props} className={cx(css.countdown, className)}>
          <Timer />
          <span>
            {text.split('{time}').map((part, index) => (
              <Fragment key={index}>
                {index > 0 && (
                  <time dateTime={end === undefined ? undefined : new Date(end).toISOString()} className={css.time}>
                    {formatLeft(left, format, t)}
                  </time>
                )}
                <span>{part}</span>
              </Fragment>
            ))}
          </span>
        </div>
      )}
      {left <= 0 && children && <span>{children}</span>}
      <VisuallyHidden role="status">{wasLong ? said : ''}</VisuallyHidden>
    </>
  );
}
