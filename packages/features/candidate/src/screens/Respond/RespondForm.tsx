import type { Resume, ScreeningQuestion, Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, ChoiceChips, Heading, Text, TextArea } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { respondingMessages } from '../../messages/responding/index.ts';
import { answersOf } from '../../model/respondDraft.ts';
import type { RespondAnswers } from '../../model/respondDraft.ts';
import { ConsentLine } from '../../parts/ConsentLine.tsx';
import { FactFields } from '../../parts/FactFields.tsx';
import { NameFields, OwnPhone } from '../../parts/PersonFields.tsx';
import { Questions } from './Questions.tsx';
import * as css from './Respond.css.ts';

/** Of the choice that sends no resume. */
const none = '';

export interface RespondFormProps {
  vacancy: Vacancy;
  /** What the employer asks, as it is now. */
  questions: readonly ScreeningQuestion[];
  /** What was typed before. */
  answers: RespondAnswers;
  /** Who is signed in needs no name and no phone. */
  isKnown: boolean;
  /** Of whoever is signed in. */
  resumes: readonly Resume[];
  terms: string | undefined;
  /** What the provider refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  error: ReactNode;
  /** The phone belongs to an employer, and another one is asked for. */
  isEmployers: boolean;
  isPending: boolean;
  onSubmit: (answers: RespondAnswers, resumeId: string | null | undefined) => void;
  /** Something was typed. */
  onChange: (answers: RespondAnswers) => void;
}

/**
 * Everything on one page: who it is, the facts or a resume, what the employer asks, and a message for who wants one.
 */
export function RespondForm({
  vacancy,
  questions,
  answers,
  isKnown,
  resumes,
  terms,
  errors,
  error,
  isEmployers,
  isPending,
  onSubmit,
  onChange,
}: RespondFormProps) {
  const t = useMessages(respondingMessages);
  const company = vacancy.company_name ?? '';
  const phone = useRef<HTMLInputElement>(null);
  const [hasMessage, setHasMessage] = useState(answers.message !== '');
  const [chosen, setChosen] = useState(resumes[0]?.id ?? none);
  return (
    <form
      className={css.form}
      onInput={(event) => onChange(answersOf(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(answersOf(event.currentTarget), resumes.length > 0 ? chosen || null : undefined);
      }}
    >
      <div className={css.head}>
        <Heading level={1}>{t('respond')}</Heading>
        {!isKnown && <Text tone="muted">{t('respond.lead')}</Text>}
      </div>
      {isEmployers ? (
        <Banner
          tone="critical"
          action={
            <Button size="sm" onPress={() => phone.current?.select()}>
              {t('otherPhone')}
            </Button>
          }
        >
          {t('respond.employer')}
        </Banner>
      ) : (
        error && <Banner tone="critical">{error}</Banner>
      )}
      {!isKnown && (
        <>
          <NameFields typed={answers} />
          <OwnPhone ref={phone} defaultValue={answers.phone} />
        </>
      )}
      {resumes.length > 0 && (
        <ChoiceChips
          label={t('respond.withResume')}
          layout="cards"
          value={chosen}
          onChange={setChosen}
          options={[
            ...resumes.map(({ id, title = '' }) => ({ value: id, label: title })),
            { value: none, label: t('withoutResume') },
          ]}
        />
      )}
      {chosen === none && <FactFields typed={answers} />}
      <Questions questions={questions} given={answers.given} errors={errors} />
      {hasMessage ? (
        <TextArea
          label={t('respond.message')}
          name="message"
          defaultValue={answers.message}
          maxLength={2000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes by a press of the button that it replaces
          autoFocus={answers.message === ''}
        />
      ) : (
        <div className={css.add}>
          <Button variant="accent-quiet" icon={<Plus />} onPress={() => setHasMessage(true)}>
            {t('respond.addMessage')}
          </Button>
        </div>
      )}
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {t('respond')}
      </Button>
      {terms === undefined ? (
        <Text tone="muted" size="sm">
          {t('consent.alone', { company })}
        </Text>
      ) : (
        <ConsentLine before={t('consent.before')} after={` ${t('consent.after', { company })}`} terms={terms} />
      )}
    </form>
  );
}
