import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, Text } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './InterviewSetup.css.ts';

export interface SetupHeadProps {
  vacancyId: string;
  /** The vacancy's, once it is known. */
  title?: string;
}

/** The way back, and whose questions these are. */
export function SetupHead({ vacancyId, title }: SetupHeadProps) {
  const t = useMessages(interviewMessages);
  const links = useLinks();
  return (
    <div className={css.head}>
      <div className={css.back}>
        <BackLink href={links.employerVacancy(vacancyId)}>{t('toVacancy')}</BackLink>
      </div>
      <Heading level={1}>{t('interviewQuestions')}</Heading>
      <Text tone="muted" className={css.subtitle}>
        {title && <span>{title}</span>}
        <span>{`${title ? '. ' : ''}${t('setup.subtitle')}`}</span>
      </Text>
    </div>
  );
}
