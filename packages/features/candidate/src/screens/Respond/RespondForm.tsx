import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, Card, Heading, PhoneField, Text, TextArea, TextField } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';

/** What somebody responds with. */
export interface RespondAnswers {
  firstName: string;
  lastName: string;
  /** 12 digits. */
  phone: string;
  message: string;
}

export interface RespondFormProps {
  vacancy: Vacancy;
  /** What was typed before. */
  answers: RespondAnswers;
  /** Who is signed in needs no name and no phone. */
  isKnown: boolean;
  error: string | undefined;
  isPending: boolean;
  onSubmit: (answers: RespondAnswers) => void;
}

/** Names, phone, and a message for whoever wants to add one. */
export function RespondForm({ vacancy, answers, isKnown, error, isPending, onSubmit }: RespondFormProps) {
  const t = useMessages(candidateMessages);
  const [hasMessage, setHasMessage] = useState(answers.message !== '');
  return (
    <Card>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          const text = (name: string) => String(values.get(name) ?? '').trim();
          onSubmit({
            firstName: text('firstName'),
            lastName: text('lastName'),
            phone: text('phone'),
            message: text('message'),
          });
        }}
      >
        <div className={css.head}>
          <Heading level={1}>{t('respond.title')}</Heading>
          <Text tone="muted">{[vacancy.title, vacancy.company_name].filter(Boolean).join(', ')}</Text>
          {!isKnown && <Text tone="muted">{t('respond.lead')}</Text>}
        </div>
        {error !== undefined && <Banner tone="critical">{error}</Banner>}
        {!isKnown && (
          <>
            <div className={css.names}>
              {(['firstName', 'lastName'] as const).map((name) => (
                <TextField
                  key={name}
                  label={t(`respond.${name}`)}
                  name={name}
                  size="lg"
                  autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                  defaultValue={answers[name]}
                  isRequired
                  hasRequiredMark={false}
                  maxLength={100}
                  validate={(value) => (value !== '' && value.trim() === '' ? t(`respond.${name}Required`) : undefined)}
                  messages={{ valueMissing: t(`respond.${name}Required`) }}
                />
              ))}
            </div>
            <PhoneField
              label={t('respond.phone')}
              name="phone"
              size="lg"
              defaultValue={answers.phone}
              isRequired
              hasRequiredMark={false}
            />
          </>
        )}
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
          {t('respond.send')}
        </Button>
        <Text tone="muted" size="sm">
          {t('respond.consent', { company: vacancy.company_name ?? '' })}
        </Text>
      </form>
    </Card>
  );
}
