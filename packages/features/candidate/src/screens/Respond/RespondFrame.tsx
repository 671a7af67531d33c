import type { Vacancy } from '@kasb/contract';
import { Card } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './Respond.css.ts';
import { VacancyBrief } from './VacancyBrief.tsx';

export interface RespondFrameProps {
  back: ReactNode;
  vacancy: Vacancy;
  /** A narrow screen leaves the vacancy out. @default false */
  isFormAlone?: boolean;
  children: ReactNode;
}

/** The form's card, with the vacancy beside it or above. */
export function RespondFrame({ back, vacancy, isFormAlone = false, children }: RespondFrameProps) {
  return (
    <>
      <div className={css.back}>{back}</div>
      <div className={css.columns}>
        <div className={isFormAlone ? css.besideAlone : css.beside}>
          <VacancyBrief vacancy={vacancy} />
        </div>
        <Card padding="lg" className={css.formCard}>
          {children}
        </Card>
      </div>
    </>
  );
}
