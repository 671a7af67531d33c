import type { Vacancy } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyPanel.css.ts';

export interface PanelFiguresProps {
  vacancy: Pick<Vacancy, 'views' | 'applications_count' | 'created_at'>;
}

/** How often a vacancy was seen and answered, and since when it is there. */
export function PanelFigures({ vacancy }: PanelFiguresProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  const views = vacancy.views ?? 0;
  const applications = vacancy.applications_count ?? 0;
  return (
    <ul className={css.figures}>
      <Figure value={format.number(views)} label={t('panel.views', { count: views })} />
      <Figure value={format.number(applications)} label={t('panel.applicationsCount', { count: applications })} />
      {vacancy.created_at && <Figure value={format.date(vacancy.created_at)} label={t('panel.created')} />}
    </ul>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <li className={css.figure}>
      <b className={css.value}>{value}</b> <span className={css.label}>{label}</span>
    </li>
  );
}
