import type { ApiError, CandidateResponse, Facts } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { Banner, Button, ChoiceChips, Heading, TextArea, useToasts } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCompletion } from '../../data/useCompletion.ts';
import { useOwnResumes } from '../../data/useOwnResumes.ts';
import { candidateMessages } from '../../messages/index.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import { answersOf } from '../../model/respondDraft.ts';
import { FactFields } from '../../parts/FactFields.tsx';
import { useWanted } from '../../parts/useWanted.ts';
import * as css from './Applications.css.ts';

/** Of the choice that sends no resume. */
const none = 'none';

interface CompletionProps {
  response: CandidateResponse;
  headingLevel: 2 | 3;
}

/** Completes a response until the employer has opened it (docs/domain.md#completing). */
export function Completion({ response, headingLevel }: CompletionProps) {
  const t = useMessages(candidateMessages);
  const [isOpen, setOpen] = useState(false);
  const canEdit = response.can_edit;
  useWanted('#complete', canEdit, () => setOpen(true));
  // What is being typed stays, also when the employer opens the response meanwhile.
  if (isOpen) return <CompletionForm response={response} headingLevel={headingLevel} onClose={() => setOpen(false)} />;
  if (!canEdit) return null;
  return (
    <Button className={css.complete} icon={<Plus />} onPress={() => setOpen(true)}>
      {t('complete')}
    </Button>
  );
}

function CompletionForm({ response, headingLevel, onClose }: CompletionProps & { onClose: () => void }) {
  const t = useMessages(candidateMessages);
  const responding = useMessages(respondingMessages);
  const toasts = useToasts();
  const completion = useCompletion(response.id);
  const { resumes } = useOwnResumes(true);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { facts, message = '', own_resume_id: sent } = response;
  const isWithout = (chosen ?? sent ?? none) === none;

  const save = async (form: HTMLFormElement) => {
    const typed = answersOf(form);
    const result = await completion.run({
      message: typed.message,
      ...(chosen !== undefined && { resumeId: chosen === none ? null : chosen }),
      ...(isWithout && { facts: factsOf(typed) }),
    });
    if (!result.ok) return setError(result.error);
    toasts.show({ tone: 'positive', text: t('complete.done') });
    onClose();
  };
  return (
    <form
      className={css.completion}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <Heading level={headingLevel} ref={title} tabIndex={-1} className={css.completionTitle}>
        {t('complete.title')}
      </Heading>
      {resumes.length > 0 && (
        <ChoiceChips
          label={responding('respond.withResume')}
          layout="cards"
          value={chosen ?? sent ?? none}
          onChange={setChosen}
          options={[
            ...resumes.map(({ id, title: label = '' }) => ({ value: id, label })),
            { value: none, label: responding('withoutResume') },
          ]}
        />
      )}
      {isWithout && <FactFields typed={{ experience: facts?.experience ?? '', start: facts?.start ?? '' }} />}
      <TextArea label={responding('respond.message')} name="message" defaultValue={message} maxLength={2000} />
      {error && (
        <Banner tone="critical">
          <ProblemSentence error={error} messages={candidateMessages} fallback="complete.failed" />
        </Banner>
      )}
      <div className={css.completionActions}>
        <Button type="submit" variant="primary" isPending={completion.isPending}>
          {t('save')}
        </Button>
        <Button onPress={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** The facts that were told; the others stay as they are. */
function factsOf({ experience, start }: ReturnType<typeof answersOf>) {
  return { ...(experience && { experience }), ...(start && { start }) } as Facts;
}
