import { LoadFailure, match, useMessages } from '@kasb/kit';
import { Banner, Button, Checkbox, Heading, IconButton, isSendKey, Spinner, Text, TextArea } from '@kasb/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReasons } from '../../data/useModeration.ts';
import type { Refusal, RefusalKind } from '../../data/useRefusals.ts';
import { operatorMessages } from '../../messages/index.ts';
import { KeyHint } from '../../parts/KeyHint/KeyHint.tsx';
import * as css from './Moderation.css.ts';

interface ReasonPanelProps {
  status: RefusalKind;
  /** What is written so far. */
  refusal: Refusal;
  isPending: boolean;
  onChange: (part: Partial<Refusal>) => void;
  onClose: () => void;
  onSend: () => void;
}

/** So many reasons have a key: there are no more digits. */
const keys = 9;

/** Why a vacancy goes back or is refused: reasons by their numbers, and words of one's own. */
export function ReasonPanel(props: ReasonPanelProps) {
  const { status, refusal, isPending, onChange, onClose, onSend } = props;
  const { reasons: chosen, comment } = refusal;
  const t = useMessages(operatorMessages);
  const state = useReasons();
  const [isTold, setTold] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const all = state.status === 'ready' ? state.data.items : [];
  const reasons = all.filter(({ kinds }) => kinds.includes(status === 'rejected' ? 'reject' : 'revise'));
  const isEmpty = chosen.length === 0 && comment.trim() === '';
  const toggle = (code: string) =>
    onChange({ reasons: chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code] });
  const send = () => {
    if (!isEmpty) return onSend();
    setTold(true);
    group.current?.querySelector('input')?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('textarea') !== null;
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    const reason = digit === undefined ? undefined : reasons[Number(digit) - 1];
    if (isSendKey(event)) send();
    else if (event.key === 'Escape') onClose();
    else if (!isField && reason) toggle(reason.code);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const title = t(`moderation.panel.${status}`);
  // As the employer reads it: reasons in the order in which they were chosen, then the comment.
  const words = chosen.flatMap((code) => all.find((each) => each.code === code)?.text ?? []);
  const told = [...words, comment.trim()].filter(Boolean).join('\n');
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.panelHead}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <IconButton aria-label={t('keys.close')} onPress={onClose}>
          <X />
        </IconButton>
      </div>
      {match(state, {
        loading: () => <Spinner />,
        error: (failure) => <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
        ready: () => (
          <div ref={group} role="group" aria-label={t('moderation.reasons')} className={css.reasons}>
            {reasons.map(({ code, text }, index) => (
              <div key={code} className={css.reason}>
                <Checkbox isSelected={chosen.includes(code)} onChange={() => toggle(code)}>
                  {text}
                </Checkbox>
                {index < keys && <KeyHint>{String(index + 1)}</KeyHint>}
              </div>
            ))}
          </div>
        ),
      })}
      <TextArea
        label={t('moderation.comment')}
        hint={t('moderation.commentHint')}
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={(next) => onChange({ comment: next })}
      />
      <Banner tone="critical">{isTold && isEmpty && t('moderation.needsReason')}</Banner>
      {told !== '' && <blockquote className={css.told}>{told}</blockquote>}
      <div className={css.buttons}>
        <Text size="xs" tone="muted" className={css.notified}>
          {t('moderation.notified')}
        </Text>
        <Button iconEnd={<KeyHint>Esc</KeyHint>} onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant={status === 'rejected' ? 'danger' : 'primary'}
          iconEnd={<KeyHint>Ctrl ↵</KeyHint>}
          isPending={isPending}
          onPress={send}
        >
          {t(status === 'rejected' ? 'reject' : 'moderation.panel.needs_revision')}
        </Button>
      </div>
    </section>
  );
}
