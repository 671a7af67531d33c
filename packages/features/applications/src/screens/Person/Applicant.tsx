import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Banner, Card, Tabs, useIsNarrow } from '@kasb/ui';
import { Suspense, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useOpening } from '../../data/usePerson.ts';
import { personMessages } from '../../messages/person/index.ts';
import type { Reader } from '../../model/personDrafts.ts';
import { isClosed, toldCount } from '../../model/standing.ts';
import { Refusal } from '../../parts/RefusalDialog/lazyRefusal.ts';
import { useStatusSwitch } from '../../parts/useStatusSwitch.tsx';
import { AnswersTab } from './AnswersTab.tsx';
import { Decision } from './Decision.tsx';
import { FeedCard } from './FeedCard.tsx';
import { InterviewTab } from './InterviewTab.tsx';
import * as css from './Person.css.ts';
import { PersonHead } from './PersonHead.tsx';
import { ResumeTab } from './ResumeTab.tsx';
import { SamePerson } from './SamePerson.tsx';
import type { PersonSlots } from './slots.ts';
import type { Outbox } from './useOutbox.tsx';
import type { PersonCommands } from './usePersonKeys.tsx';
import { VoteCard } from './VoteCard.tsx';

export interface ApplicantProps {
  application: Application;
  /** What keys do. */
  commands: Ref<PersonCommands>;
  outbox: Outbox;
  onShowKeys: () => void;
  slots: PersonSlots;
}

type Tab = 'resume' | 'feed' | 'answers' | 'interview';

/** The head over everything; what was sent beside what colleagues do, or one tab after the other on a phone. */
export function Applicant({ application, commands, outbox, onShowKeys, slots }: ApplicantProps) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const [tab, setTab] = useState<Tab>('resume');
  const [reader, setReader] = useState<Reader>('candidate');
  // Once asked for it stays, so that nothing typed is lost.
  const [refusal, setRefusal] = useState<'asked' | 'put off'>();
  const { statusOf, change } = useStatusSwitch();
  useOpening(application);
  const closed = isClosed(application);
  const move = (status: SettableApplicationStatus) => {
    if (closed) return;
    if (status === 'rejected') setRefusal('asked');
    else void change(application, status);
  };
  const status = statusOf(application);

  const focusOn = (selector: string) => {
    if (isNarrow) setTab('feed');
    // What is to have the focus may be drawn by this very press.
    setTimeout(() => rail.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const write = (next: Reader) => {
    setReader(next);
    focusOn('textarea');
  };
  useImperativeHandle(commands, () => ({
    move,
    writeMessage: () => !closed && write('candidate'),
    writeNote: () => write('colleagues'),
    vote: () => focusOn('[role=radiogroup] :is(:checked, [name]:not(:checked))'),
  }));

  const railContent = (
    <div ref={rail} className={css.rail}>
      <SamePerson application={application} />
      {!closed && <VoteCard application={application} />}
      <FeedCard
        application={application}
        reader={closed ? 'colleagues' : reader}
        onReader={setReader}
        outbox={outbox}
      />
    </div>
  );
  const decision = <Decision status={status} onMove={move} isBar={isNarrow} />;
  return (
    <div ref={box}>
      <PersonHead
        application={application}
        status={status}
        onMove={move}
        decision={isNarrow ? undefined : decision}
        onShowKeys={onShowKeys}
        onShowInterview={() => setTab('interview')}
      />
      {application.withdrawn_at && (
        <Banner tone="neutral" className={css.part}>
          {t('panel.withdrawn', { day: format.dayMonth(application.withdrawn_at) })}
        </Banner>
      )}
      <div className={css.columns}>
        <Card as="section" padding="none" aria-label={t('person.about')} className={css.main}>
          <Tabs
            label={t('person.about')}
            selectedKey={!isNarrow && tab === 'feed' ? 'resume' : tab}
            onSelectionChange={(next) => setTab(next as Tab)}
            items={[
              {
                id: 'resume',
                label: t('tabs.resume'),
                content: <ResumeTab application={application} externalResume={slots.externalResume} />,
              },
              ...(isNarrow
                ? [
                    {
                      id: 'feed',
                      label: t('tabs.feed'),
                      count: application.feed_count || undefined,
                      content: railContent,
                    },
                  ]
                : []),
              {
                id: 'answers',
                label: t('told.title'),
                count: toldCount(application) || undefined,
                content: <AnswersTab application={application} />,
              },
              {
                id: 'interview',
                label: t('videoInterview'),
                content: <InterviewTab application={application} interviewAnswers={slots.interviewAnswers} />,
              },
            ]}
          />
        </Card>
        {!isNarrow && railContent}
      </div>
      {isNarrow && !closed && decision}
      {refusal && (
        <Suspense>
          <Refusal application={application} isOpen={refusal === 'asked'} onClose={() => setRefusal('put off')} />
        </Suspense>
      )}
    </div>
  );
}
