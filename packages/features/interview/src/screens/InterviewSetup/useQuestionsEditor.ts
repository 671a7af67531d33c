import type { ApiError, InterviewQuestion } from '@kasb/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuestionCalls } from '../../data/useQuestionCalls.ts';
import { isSameList, moved, rowsOf, savedForm } from '../../model/questions.ts';
import type { QuestionRow } from '../../model/questions.ts';

/** How the last action ended. */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'saveFailed' | 'linkFailed' | 'publishFailed'; error?: ApiError }
  | { kind: 'created'; link: string };

const failure = (kind: 'saveFailed' | 'linkFailed', error: ApiError): Outcome => ({ kind, error });

/** The questions of a vacancy as they are edited. They are made when none is stored, and saved before a link is. */
export function useQuestionsEditor(
  vacancyId: string,
  stored: readonly InterviewQuestion[],
  applicationId: string | undefined,
) {
  const calls = useQuestionCalls(vacancyId, applicationId);
  const [rows, setRows] = useState(() => rowsOf(stored, 's'));
  const [saved, setSaved] = useState(rows);
  const [deleted, setDeleted] = useState<{ row: QuestionRow; index: number }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isGenerated, setGenerated] = useState(false);
  const [isWaiting, setWaiting] = useState(stored.length === 0);
  const counter = useRef(0);
  const newKey = () => `n${(counter.current += 1)}`;

  const make = async () => {
    const result = await calls.generate();
    setWaiting(false);
    if (!result.ok || result.data.questions.length === 0) return;
    // What was typed while they were made stays, after them.
    setRows((typed) =>
      typed.length > 0 && typed[0]?.isGenerated ? typed : [...rowsOf(result.data.questions, 'g'), ...typed],
    );
    setGenerated(true);
  };
  const begin = useEffectEvent(() => {
    if (stored.length === 0) void make();
  });
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);

  const store = async (): Promise<boolean> => {
    setOutcome(undefined);
    setDeleted(undefined);
    const result = await calls.save(savedForm(rows));
    if (result.ok) setSaved(rows);
    else setOutcome(failure('saveFailed', result.error));
    return result.ok;
  };

  return {
    rows,
    deleted,
    outcome,
    isGenerated,
    isGenerating: isWaiting,
    generationError: calls.generationError,
    isDirty: !isSameList(rows, saved),
    isSaving: calls.isSaving && !calls.isLinking,
    isCreating: calls.isLinking,
    generate() {
      setWaiting(true);
      void make();
    },
    hideGenerated: () => setGenerated(false),
    hideOutcome: () => setOutcome(undefined),
    setText: (key: string, text: string) => setRows(rows.map((row) => (row.key === key ? { ...row, text } : row))),
    /** Answers the key of the new row. */
    add() {
      const key = newKey();
      setRows([...rows, { key, text: '', isGenerated: false }]);
      return key;
    },
    remove(index: number) {
      const row = rows[index];
      if (!row) return;
      setRows(rows.filter((other) => other !== row));
      // An empty row is not worth a way back.
      setDeleted(row.text.trim() === '' ? undefined : { row, index });
    },
    forgetDeleted: () => setDeleted(undefined),
    undo() {
      if (!deleted) return;
      setRows(rows.toSpliced(deleted.index, 0, deleted.row));
      setDeleted(undefined);
    },
    move: (from: number, to: number) => setRows((now) => moved(now, from, to)),
    async save() {
      if (await store()) setOutcome({ kind: 'saved' });
    },
    /** Saves, then makes the link; answers it. */
    async create(): Promise<string | undefined> {
      if (!(await store())) return undefined;
      const result = await calls.link();
      if (!result.ok) setOutcome(failure('linkFailed', result.error));
      else if (result.data.interview_link === undefined) setOutcome({ kind: 'publishFailed' });
      else {
        // A provider on the page's own origin may leave its name out.
        const link = new URL(result.data.interview_link, globalThis.location.origin).href;
        setOutcome({ kind: 'created', link });
        return link;
      }
      return undefined;
    },
  };
}

/** The editor of a vacancy's questions. */
export type Editor = ReturnType<typeof useQuestionsEditor>;
