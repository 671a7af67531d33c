import { useLinks, useMessages } from '@kasb/kit';
import { Banner, Button, Card, LinkButton, Text } from '@kasb/ui';
import { Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { QuestionsSkeleton } from './QuestionsSkeleton.tsx';
import { useQuestionsBlock } from './useQuestionsBlock.tsx';
import * as css from './VacancyQuestions.css.ts';

export interface QuestionsBlockProps {
  vacancyId: string;
}

const FEW = 3;
/** How long a message stands, in milliseconds. */
const MESSAGE_MS = 3000;

/** The card of the interview questions: the first three, all of them on demand, and one more. */
export function QuestionsBlock({ vacancyId }: QuestionsBlockProps) {
  const t = useMessages(interviewMessages);
  const links = useLinks();
  const block = useQuestionsBlock(vacancyId);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { questions, message } = block;
  const shown = isWhole ? questions : questions.slice(0, FEW);
  return (
    <Card
      padding="none"
      title={
        <>
          <span>{`${t('interviewQuestions')} `}</span>
          {questions.length > 0 && <span className={css.count}>{questions.length}</span>}
        </>
      }
      action={
        <LinkButton size="sm" icon={<Settings2 />} href={links.interviewSetup(vacancyId)}>
          {t('questions.setUp')}
        </LinkButton>
      }
    >
      <div className={message && css.message}>
        <Banner tone="positive" timeout={MESSAGE_MS} onClose={block.clearMessage}>
          {message?.tone === 'positive' && message.text}
        </Banner>
        <Banner tone="critical" timeout={MESSAGE_MS} onClose={block.clearMessage}>
          {message?.tone === 'critical' && message.text}
        </Banner>
      </div>
      {block.isLoading && <QuestionsSkeleton />}
      {!block.isLoading && questions.length === 0 && (
        <Text tone="muted" className={css.none}>
          {t('noQuestions')}
        </Text>
      )}
      <ol ref={list} tabIndex={-1} className={css.list} hidden={shown.length === 0}>
        {shown.map((question, index) => (
          <QuestionRow
            key={question.id ?? index}
            question={question}
            number={index + 1}
            pending={block.pending}
            onEdit={(text) => block.edit(question, text)}
            onDelete={async () => {
              // The button goes with its row, so the list keeps the focus.
              if (await block.remove(question)) list.current?.focus();
            }}
          />
        ))}
      </ol>
      {shown.length < questions.length && (
        <div className={css.more}>
          <Button variant="quiet" size="sm" onPress={() => setWhole(true)}>
            {t('questions.showAll', { count: questions.length })}
          </Button>
        </div>
      )}
      {!block.isLoading && (
        <AddQuestion
          isPending={block.pending === 'add'}
          onAdd={async (text) => {
            const isAdded = await block.add(text);
            if (isAdded) setWhole(true);
            return isAdded;
          }}
        />
      )}
    </Card>
  );
}
