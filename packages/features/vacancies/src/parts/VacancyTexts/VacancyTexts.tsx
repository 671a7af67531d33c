import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Heading } from '@kasb/ui';
import type { HeadingProps } from '@kasb/ui';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyTexts.css.ts';

export interface VacancyTextsProps {
  vacancy: Pick<Vacancy, 'description' | 'requirements' | 'benefits'>;
  /** Level of the headings. @default 2 */
  level?: HeadingProps['level'];
}

/** Description, requirements and benefits, those that are there; text as it was typed, never markup. */
export function VacancyTexts({ vacancy: { description, requirements, benefits }, level = 2 }: VacancyTextsProps) {
  const t = useMessages(vacanciesMessages);
  if (!hasTexts({ description, requirements, benefits })) return null;
  const section = (title: string, children: ReactNode) => (
    <section className={css.section}>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
  return (
    <div className={css.texts}>
      {description && section(t('description'), <p className={css.prose}>{description}</p>)}
      {requirements.length > 0 && section(t('requirements'), <Lines lines={requirements} />)}
      {benefits.length > 0 && section(t('benefits'), <Lines lines={benefits} />)}
    </div>
  );
}

/** Whether a vacancy has anything to read. */
export function hasTexts({ description, requirements, benefits }: VacancyTextsProps['vacancy']): boolean {
  return Boolean(description) || requirements.length > 0 || benefits.length > 0;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line, index) => (
        <li key={index} className={css.line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
