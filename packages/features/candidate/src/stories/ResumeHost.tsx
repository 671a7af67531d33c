import { StoryHost } from '@kasb/kit/stories';
import type { ReactNode } from 'react';
import { ResumeList } from '../screens/ResumeList/ResumeList.tsx';
import { ResumePage } from '../screens/ResumePage/ResumePage.tsx';
import { ResumePreview } from '../screens/ResumePreview/ResumePreview.tsx';
import { SharedResume } from '../screens/ResumePreview/SharedResume.tsx';
import { ResumeSteps } from '../screens/ResumeSteps/ResumeSteps.tsx';

const routes: [pattern: RegExp, draw: (...parts: string[]) => ReactNode][] = [
  [/^\/my\/resumes$/, () => <ResumeList />],
  [/^\/my\/resumes\/new$/, () => <ResumeSteps />],
  [/^\/my\/resumes\/(\w+)\/edit\/(\w+)$/, (resumeId, step) => <ResumeSteps resumeId={resumeId} step={step} />],
  [/^\/my\/resumes\/(\w+)\/preview$/, (resumeId = '') => <ResumePreview resumeId={resumeId} />],
  [/^\/my\/resumes\/(\w+)$/, (resumeId = '') => <ResumePage resumeId={resumeId} />],
  [/^\/resume\/(\w+)$/, (token = '') => <SharedResume token={token} />],
];

function drawn(path: string): ReactNode {
  for (const [pattern, draw] of routes) {
    const [, ...parts] = pattern.exec(path) ?? [];
    if (pattern.test(path)) return draw(...parts);
  }
  return null;
}

export interface ResumeHostProps {
  /** The address that the story opens at. */
  path: string;
  theme?: 'light' | 'dark';
  locale?: 'ru' | 'uz';
}

/** A portal with the pages of resumes at their addresses. */
export function ResumeHost({ path, theme, locale }: ResumeHostProps) {
  return (
    <StoryHost ground="page" path={path} theme={theme} locale={locale}>
      {drawn}
    </StoryHost>
  );
}
