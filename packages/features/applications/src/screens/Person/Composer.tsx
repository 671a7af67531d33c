import type { Application } from '@kasb/contract';
import { KeptText, ProblemSentence, useFormat, useLinks, useMessages, useUser } from '@kasb/kit';
import { Button, Link, Segmented, Text } from '@kasb/ui';
import { MessageSquare, StickyNote } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useColleagues } from '../../data/useColleagues.ts';
import { useNotes } from '../../data/useFeed.ts';
import { personMessages } from '../../messages/person/index.ts';
import { mentionedIn } from '../../model/mention.ts';
import type { Reader } from '../../model/personDrafts.ts';
import { missingIn, missingName } from '../../model/placeholders.ts';
import { isClosed } from '../../model/standing.ts';
import * as css from './Composer.css.ts';
import { ComposerField } from './ComposerField.tsx';
import { Templates } from './Templates.tsx';
import type { Outbox } from './useOutbox.tsx';

export interface ComposerProps {
  application: Application;
  reader: Reader;
  onReader: (reader: Reader) => void;
  outbox: Outbox;
}

/** Writes to the applicant, or to colleagues alone; what was not sent stays on the device. */
export function Composer({ application, reader, onReader, outbox }: ComposerProps) {
  const t = useMessages(personMessages);
  const closed = isClosed(application);
  return (
    <div className={css.composer}>
      {!closed && (
        <Segmented
          size="sm"
          isFullWidth
          label={t('composer.to')}
          isLabelHidden
          value={reader}
          onChange={(next) => onReader(next as Reader)}
          options={[
            { value: 'candidate', label: t('composer.candidate'), icon: <MessageSquare /> },
            { value: 'colleagues', label: t('composer.colleagues'), icon: <StickyNote /> },
          ]}
        />
      )}
      {reader === 'candidate' && !application.can_message ? (
        <NoMessages application={application} />
      ) : (
        <Field application={application} reader={reader} outbox={outbox} />
      )}
    </div>
  );
}

function NoMessages({ application }: Pick<ComposerProps, 'application'>) {
  const t = useMessages(personMessages);
  const links = useLinks();
  const { resume_id: resumeId, negotiation_id: negotiationId, vacancy_id: vacancyId } = application;
  return (
    <Text tone="muted" size="sm">
      {resumeId && negotiationId && vacancyId ? (
        <Link href={links.resume(resumeId, negotiationId, vacancyId)}>{t('composer.headhunter')}</Link>
      ) : (
        t('composer.headhunter')
      )}
    </Text>
  );
}

function Field({ application, reader, outbox }: Omit<ComposerProps, 'onReader'>) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const user = useUser();
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, candidate, vacancy, vacancy_id: vacancyId, channels } = application;
  const { drafts } = outbox;
  const [text, setText] = useState(() => outbox.draftOf(id, reader));
  const [templateId, setTemplateId] = useState<string>();
  const [error, setError] = useState<ReactNode>();
  const [count, setCount] = useState(0);
  const isNote = reader === 'colleagues';
  const colleagues = useColleagues(vacancyId, isNote && text.includes('@'));
  const notes = useNotes(id);
  const [firstName] = candidate.name?.split(' ') ?? [];

  const type = (next: string) => {
    setText(next);
    setError(undefined);
    drafts.keep(id, reader, next);
  };
  const clear = () => {
    type('');
    setTemplateId(undefined);
    setCount(count + 1);
  };
  const send = async () => {
    field.current?.focus();
    const written = text.trim();
    if (written === '' || notes.isPending) return;
    if (!isNote) {
      const missing = missingIn(written);
      if (missing) {
        return setError(<Missing missing={missing} />);
      }
      outbox.add(id, written, templateId);
      return clear();
    }
    const mentionIds = mentionedIn(written, colleagues).map((colleague) => colleague.id);
    const result = await notes.write({ text: written, mentionIds }, count);
    if (result.ok) return clear();
    setError(
      result.error.kind === 'network' ? (
        <KeptText messages={personMessages} text="offline" />
      ) : (
        <ProblemSentence error={result.error} messages={personMessages} fallback="composer.failed" />
      ),
    );
  };
  const told = channels.includes('telegram') ? 'composer.messageHintTelegram' : 'composer.messageHint';
  return (
    <div>
      <div className={`${css.box} ${isNote ? css.note : ''}`}>
        <ComposerField
          ref={field}
          label={t(isNote ? 'composer.note' : 'composer.message')}
          placeholder={isNote ? t('composer.noteHint') : t(told, { name: firstName ?? t('candidate') })}
          maxLength={isNote ? 5000 : 2000}
          value={text}
          onChange={type}
          onSend={() => void send()}
          colleagues={colleagues}
          errorId={error === undefined ? undefined : errorId}
        />
        <div className={css.line}>
          {!isNote && (
            <Templates
              values={{
                first_name: firstName,
                vacancy: vacancy.title,
                company: vacancy.company_name,
                my_name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
                my_phone: user?.phone && format.phone(user.phone),
              }}
              onChoose={(template) => {
                setTemplateId(template.id);
                type(template.text);
                field.current?.focus();
              }}
            />
          )}
          <Button
            variant="tinted"
            size="sm"
            isPending={notes.isPending}
            className={css.send}
            onPress={() => void send()}
          >
            {t('send')}
          </Button>
        </div>
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The variable that nobody can fill in. */
function Missing({ missing: { name, placeholder } }: { missing: NonNullable<ReturnType<typeof missingIn>> }) {
  const t = useMessages(personMessages);
  return (
    <span>
      {placeholder ? t('composer.noData', { name: t(missingName(placeholder)) }) : t('composer.unknown', { name })}
    </span>
  );
}
