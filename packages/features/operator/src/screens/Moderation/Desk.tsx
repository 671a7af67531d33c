import type { Moderation, Vacancy } from '@kasb/contract';
import { KeptText, useFormat, useMessages } from '@kasb/kit';
import { Banner, Button, Segmented, Text, useToasts } from '@kasb/ui';
import { useMemo, useRef, useState } from 'react';
import { useKeys } from '../../data/useKeys.ts';
import { isWaiting } from '../../data/useModeration.ts';
import type { ModerationDesk } from '../../data/useModeration.ts';
import type { RefusalKind } from '../../data/useRefusals.ts';
import { operatorMessages } from '../../messages/index.ts';
import { ageOf } from '../../model/age.ts';
import { changesOf, placesOf } from '../../model/changes.ts';
import { diffSums } from '../../model/diff.ts';
import { numbered } from '../../model/findings.ts';
import { ConflictText, useConflictText } from './ConflictText.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { markId } from './DiffText.tsx';
import * as css from './Moderation.css.ts';
import { Rail } from './Rail.tsx';
import { ReasonPanel } from './ReasonPanel.tsx';
import { Refused } from './Refused.tsx';
import { VacancyHead } from './VacancyHead.tsx';
import { VacancyText } from './VacancyText.tsx';

type Salary = NonNullable<NonNullable<NonNullable<Moderation['approved']>['content']>['salary']>;

type View = 'changes' | 'whole' | 'candidate';

interface DeskProps {
  desk: ModerationDesk;
  moderation: Moderation;
  vacancy: Vacancy;
  /** Keys of one press do something. */
  hasKeys: boolean;
}

/** A vacancy and all that is decided by: its text, what the rules found, its company, and the decision. */
export function Desk({ desk, moderation, vacancy, hasKeys }: DeskProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const conflict = useConflictText();
  const toasts = useToasts();
  const { approved, claim, version } = moderation;
  const salaryOf = ({ min, max, currency }: Salary) => format.salary(min, max, currency ?? 'UZS');
  const pay = salaryOf({ min: vacancy.salary_min, max: vacancy.salary_max, currency: vacancy.currency });
  const before = approved?.content?.salary;
  const approvedPay = before ? salaryOf(before) : pay;
  const [view, setView] = useState<View>(approved ? 'changes' : 'whole');
  const { refusal } = desk;
  const whole = useMemo(() => changesOf(vacancy, vacancy), [vacancy]);
  const changes = useMemo(() => approved?.content && changesOf(vacancy, approved.content), [vacancy, approved]);
  const count = [...Object.values(changes ?? {}), diffSums(approvedPay, pay)].reduce(
    (sum, parts) => sum + placesOf(parts),
    0,
  );
  const panel = refusal?.status;
  const setPanel = (status: RefusalKind | undefined) => desk.writeRefusal(vacancy.id, { status });
  const at = useRef(0);
  const findings = numbered(moderation.findings);
  const isTaken = claim !== undefined && claim !== null && !claim.is_own;
  const isDecided = !isWaiting(moderation);
  const mayDecide = desk.canDecide && !isTaken && !isDecided;
  const [now] = useState(() => Date.now());
  const late = isDecided ? undefined : ageOf(moderation.due_at, now);

  const goTo = (number: number) => {
    at.current = number;
    const mark = document.getElementById(markId(number));
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus();
  };
  const step = (by: number) => {
    if (findings.length > 0) goTo(((at.current - 1 + by + findings.length) % findings.length) + 1);
  };
  const decide = async (status: RefusalKind | 'approved') => {
    if (desk.isPending) return;
    const { id, title = '' } = vacancy;
    const comment = refusal?.comment.trim();
    const words = { reasons: [...(refusal?.reasons ?? [])], ...(comment && { comment }) };
    const result = await desk.decide(vacancy, { status, ...(status !== 'approved' && words) });
    if (result.ok) {
      toasts.show({
        text: <KeptText messages={operatorMessages} text={`moderation.done.${status}`} values={{ title }} />,
        action: {
          label: <KeptText messages={operatorMessages} text="moderation.giveBack" />,
          onPress: () => void desk.giveBack(id),
        },
      });
    } else if (result.error.is('alreadyDecided')) {
      toasts.show({ tone: 'info', text: <ConflictText error={result.error} /> });
    }
  };
  useKeys(
    {
      ...(mayDecide &&
        !panel && {
          KeyA: () => void decide('approved'),
          KeyN: () => setPanel('needs_revision'),
          KeyR: () => setPanel('rejected'),
        }),
      ...(!panel && { KeyS: () => void desk.skip() }),
      BracketRight: () => step(1),
      BracketLeft: () => step(-1),
      KeyD: () => setView(view === 'whole' ? (approved ? 'changes' : 'candidate') : 'whole'),
    },
    hasKeys,
  );
  const isToBeShown = desk.error && !desk.error.is('vacancyChanged', 'alreadyDecided', 'stepUpNeeded');
  return (
    <>
      <article className={css.text}>
        <div className={css.body}>
          <VacancyHead
            vacancy={vacancy}
            company={moderation.company}
            late={late}
            pay={diffSums(view === 'changes' ? approvedPay : pay, pay)}
          />
          <Refused refused={desk.refused} onOpen={(id) => void desk.open(id)} />
          <Banner tone="warning">{desk.error?.is('vacancyChanged') && t('moderation.changed')}</Banner>
          {isTaken && (
            <Banner
              tone="neutral"
              action={
                desk.canDecide && (
                  <Button size="sm" onPress={() => void desk.takeOver(vacancy.id)}>
                    {t('moderation.takeOver')}
                  </Button>
                )
              }
            >
              {t('moderation.claimed', { name: claim.name ?? '' })}
            </Banner>
          )}
          <Segmented
            className={css.views}
            label={t('moderation.view')}
            isLabelHidden
            size="sm"
            value={view}
            onChange={(next) => setView(next as View)}
            options={[
              ...(approved ? [{ value: 'changes', label: t('moderation.view.changes'), count }] : []),
              { value: 'whole', label: t('moderation.view.whole') },
              { value: 'candidate', label: t('moderation.view.candidate') },
            ]}
          />
          <Text size="xs" tone="muted">
            {approved
              ? t('moderation.against', { date: format.date(approved.at), a: approved.version ?? 0, b: version ?? 0 })
              : t('moderation.first')}
          </Text>
          <VacancyText
            changes={(view === 'changes' && changes) || whole}
            isCompared={view === 'changes'}
            findings={view === 'candidate' ? [] : findings}
          />
        </div>
        <div className={css.bar}>
          <Banner tone="critical">{isToBeShown && conflict(desk.error)}</Banner>
          {mayDecide && refusal && panel && (
            <ReasonPanel
              status={panel}
              refusal={refusal}
              isPending={desk.isPending}
              onChange={(part) => desk.writeRefusal(vacancy.id, part)}
              onClose={() => setPanel(undefined)}
              onSend={() => void decide(panel)}
            />
          )}
          {!panel && (
            <DecisionBar
              mayDecide={mayDecide}
              onGiveBack={isDecided && desk.canDecide ? () => void desk.giveBack(vacancy.id) : undefined}
              isPending={desk.isPending}
              onApprove={() => void decide('approved')}
              onRefuse={setPanel}
              onSkip={() => void desk.skip()}
            />
          )}
        </div>
      </article>
      <Rail moderation={moderation} vacancy={vacancy} findings={findings} onFinding={goTo} />
    </>
  );
}
