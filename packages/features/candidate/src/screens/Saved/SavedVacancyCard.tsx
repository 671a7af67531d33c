import type { SavedVacancy } from '@kasb/contract';
import { ProblemSentence, useDefaultCurrencies, useLinks, useMessages, useWords } from '@kasb/kit';
import { Avatar, Badge, Button, Link, Text, useToasts } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { BookmarkMinus, Check } from 'lucide-react';
import { useId } from 'react';
import { useRespondToSaved } from '../../data/useSaved.ts';
import { useKeeping } from '../../data/useSaving.ts';
import { candidateMessages } from '../../messages/index.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './Saved.css.ts';

export interface SavedVacancyCardProps {
  saved: SavedVacancy;
}

/** A vacancy that is kept: respond to it, or let it go; one that is closed stays, muted. */
export function SavedVacancyCard({
  saved: { vacancy, is_open: isOpen, is_responded: isResponded },
}: SavedVacancyCardProps) {
  const t = useMessages(candidateMessages);
  const responding = useMessages(respondingMessages);
  const words = useWords();
  const links = useLinks();
  const currencies = useDefaultCurrencies();
  const toasts = useToasts();
  const titleId = useId();
  const keep = useKeeping();
  const response = useRespondToSaved();
  const { id, title = t('untitled'), company_name: company, location } = vacancy;

  const change = async (isKept: boolean) => {
    const result = await keep(id, isKept);
    if (!result.ok)
      return toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="saved.changeFailed" />,
      });
    if (!isKept)
      toasts.show({ text: t('saved.removed'), action: { label: t('undo'), onPress: () => void change(true) } });
  };
  const respond = async () => {
    const result = await response.run(id);
    toasts.show(
      result.ok
        ? { text: t('responseSent') }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="respondFailed" />,
          },
    );
  };

  return (
    <article aria-labelledby={titleId} className={isOpen ? css.card : css.closed}>
      {company && <Avatar className={css.avatar} name={company} shape="square" size={44} />}
      <div className={css.names}>
        <h2 id={titleId} className={css.name}>
          <Link variant="inherit" href={links.vacancy(id)}>
            {title}
          </Link>
        </h2>
        <Text size="sm" tone="muted">
          {[company, location].filter(Boolean).join(', ')}
        </Text>
        <SalaryText
          className={css.salary}
          minimum={vacancy.salary_min}
          maximum={vacancy.salary_max}
          currency={vacancy.currency ?? currencies.search}
        />
      </div>
      <div className={css.actions}>
        {!isOpen && <Badge variant="outlined">{words('vacancy', 'closed')}</Badge>}
        <Button
          variant="quiet"
          size="sm"
          icon={<BookmarkMinus />}
          onPress={() => void change(false)}
          aria-describedby={titleId}
        >
          {t('remove')}
        </Button>
        {isOpen && (
          <Button
            variant="tinted"
            size="sm"
            icon={isResponded ? <Check /> : undefined}
            isDisabled={isResponded}
            isPending={response.isPending}
            onPress={() => void respond()}
            aria-describedby={titleId}
          >
            {isResponded ? t('responseSent') : responding('respond')}
          </Button>
        )}
      </div>
    </article>
  );
}
