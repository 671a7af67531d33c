import type { ReactNode } from 'react';
import { ApplicationPanel } from '../ApplicationPanel/ApplicationPanel.tsx';
import type { ApplicationPanelProps } from '../ApplicationPanel/ApplicationPanel.tsx';
import * as css from './ApplicationBrowser.css.ts';

export interface OpenApplicationProps extends ApplicationPanelProps {
  /** The block on its interview; none while one walks past. */
  renderInterview: ((applicationId: string, vacancyId: string) => ReactNode) | undefined;
}

/** The application that is shown beside the list. */
export function OpenApplication({ renderInterview, ...panel }: OpenApplicationProps) {
  const { application, vacancyId = application.vacancy_id } = panel;
  return (
    <>
      <ApplicationPanel {...panel} />
      {renderInterview && vacancyId && <div className={css.under}>{renderInterview(application.id, vacancyId)}</div>}
    </>
  );
}
