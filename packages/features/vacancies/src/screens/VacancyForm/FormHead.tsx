import { useLinks, useMessages } from '@kasb/kit';
import { Heading, Link } from '@kasb/ui';
import { List, Sparkles } from 'lucide-react';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './FormHead.css.ts';

export interface FormHeadProps {
  isEdit: boolean;
}

/** The title, and for a new vacancy the other way to write one. */
export function FormHead({ isEdit }: FormHeadProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  return (
    <div className={css.head}>
      <Heading level={1}>{t(isEdit ? 'form.edit' : 'form.create')}</Heading>
      {!isEdit && (
        <nav aria-label={t('form.mode')} className={css.modes}>
          <span aria-current="page" className={css.present}>
            <List className={css.icon} />
            <span>{t('form.byForm')}</span>
          </span>
          <Link variant="inherit" href={links.aiBuilder()} className={css.other}>
            <Sparkles className={css.icon} />
            <span>{t('assistant')}</span>
          </Link>
        </nav>
      )}
    </div>
  );
}
