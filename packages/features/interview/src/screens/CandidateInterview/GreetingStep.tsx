import type { Interview } from '@kasb/contract';
import { isPhone } from '@kasb/domain/phone';
import { useMessages } from '@kasb/kit';
import { Button, Card, Heading, PhoneField, Text, TextField } from '@kasb/ui';
import { CloudUpload, MessageSquareText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './CandidateInterview.css.ts';

export interface GreetingStepProps {
  interview: Interview;
  name: string;
  /** 12 digits, or ''. */
  phone: string;
  onContinue: (name: string, phone: string) => void;
}

/** Who invites, what comes, and the candidate's name. */
export function GreetingStep({
  interview: { title = '', company_name: company, questions },
  name: knownName,
  phone: knownPhone,
  onContinue,
}: GreetingStepProps) {
  const t = useMessages(interviewMessages);
  const [name, setName] = useState(knownName);
  const [phone, setPhone] = useState(knownPhone);
  const [isAsked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  const isPhoneWhole = '998'.startsWith(phone) || isPhone(phone);
  return (
    <form
      noValidate
      className={css.step}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isMissing || !isPhoneWhole)
          return event.currentTarget.querySelectorAll('input')[isMissing ? 0 : 1]?.focus();
        onContinue(name.trim(), isPhone(phone) ? phone : '');
      }}
    >
      <div className={css.head}>
        <Heading level={1} tabIndex={-1} className={css.heading}>
          {t('candidate.greeting')}
        </Heading>
        <Text className={css.text}>
          {company ? t('candidate.invited', { company, title }) : t('candidate.invitedPlain', { title })}
        </Text>
      </div>
      <ul className={css.rules}>
        <li className={css.rule}>
          <MessageSquareText className={css.icon} />
          <span>{`${t('candidate.count', { count: questions.length })}. ${t('candidate.howKinds')}`}</span>
        </li>
        <li className={css.rule}>
          <RotateCcw className={css.icon} />
          <span>{t('candidate.howAgain')}</span>
        </li>
        <li className={css.rule}>
          <CloudUpload className={css.icon} />
          <span>{t('candidate.howSafe')}</span>
        </li>
      </ul>
      <Card
        footer={
          <div className={css.actions}>
            <Button variant="primary" size="lg" type="submit">
              {t('continue')}
            </Button>
          </div>
        }
      >
        <div className={css.fields}>
          <TextField
            label={t('candidate.name')}
            hint={t('candidate.nameHint')}
            isRequired
            autoComplete="name"
            maxLength={200}
            errorMessage={isAsked && isMissing ? t('enterName') : undefined}
            value={name}
            onChange={setName}
          />
          <PhoneField label={t('phone')} hint={t('candidate.phoneHint')} defaultValue={phone} onChange={setPhone} />
        </div>
      </Card>
    </form>
  );
}
