import { lazy, Suspense, useEffect, useState } from 'react';
import type { ConflictQuestionProps } from './ConflictQuestion.tsx';

const load = async () => ({ default: (await import('./ConflictQuestion.tsx')).ConflictQuestion });
const ConflictQuestion = lazy(load);

/** The resume was changed elsewhere meanwhile: whose words stay (docs/domain.md#resume-version). */
export function ConflictDialog(props: ConflictQuestionProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  // It comes while the form is filled in; what does not come now is asked for again when it is needed.
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense>{wasOpen && <ConflictQuestion {...props} />}</Suspense>;
}
