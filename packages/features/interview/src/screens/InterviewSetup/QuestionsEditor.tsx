import type { InterviewQuestion } from '@kasb/contract';
import { useMessages, useProblemText, useReorder } from '@kasb/kit';
import { Banner, Button, EmptyState, Page, VisuallyHidden } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import * as css from './InterviewSetup.css.ts';
import { QuestionField } from './QuestionField.tsx';
import { SetupBar } from './SetupBar.tsx';
import { SetupHead } from './SetupHead.tsx';
import { SetupSkeleton } from './SetupSkeleton.tsx';
import { useQuestionsEditor } from './useQuestionsEditor.ts';

export interface QuestionsEditorProps {
  vacancyId: string;
  /** Whose link is made. */
  applicationId: string | undefined;
  title?: string;
  /** Questions as they are stored; none makes the provider write some. */
  stored: readonly InterviewQuestion[];
}

/** Numbered rows to edit in place, to add, to delete and to move; save and create under them. */
export function QuestionsEditor({ vacancyId, applicationId, title, stored }: QuestionsEditorProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const editor = useQuestionsEditor(vacancyId, stored, applicationId);
  const { rows, isGenerating, generationError } = editor;
  const { list, dragged, movedTo, handleProps } = useReorder(rows.length, editor.move);
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const key = wanted.current;
    wanted.current = undefined;
    if (key !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] textarea`)?.focus();
  });
  const add = () => (wanted.current = editor.add());
  const remove = (index: number) => {
    // The button goes with its row, so the row that takes its place has the focus.
    wanted.current = (rows[index + 1] ?? rows[index - 1])?.key;
    editor.remove(index);
  };

  return (
    <div className={css.screen}>
      <Page width="narrow" className={css.page}>
        <SetupHead vacancyId={vacancyId} title={title} />
        <div className={css.notices}>
          <Banner tone="positive" onClose={editor.hideGenerated}>
            {editor.isGenerated && t('setup.generated')}
          </Banner>
          <Banner tone="critical">
            {!isGenerating && generationError && problem(generationError, t('setup.generateFailed'))}
          </Banner>
        </div>
        {isGenerating && <SetupSkeleton isGenerating />}
        {!isGenerating && rows.length === 0 && (
          <div className={css.empty}>
            <EmptyState
              title={t('noQuestions')}
              description={t('setup.emptyHint')}
              actions={
                <>
                  <Button variant="primary" icon={<Plus />} onPress={add}>
                    {t('setup.addManually')}
                  </Button>
                  <Button onPress={editor.generate}>{t('setup.generateAgain')}</Button>
                </>
              }
            />
            <DeletedNotice editor={editor} />
          </div>
        )}
        {!isGenerating && rows.length > 0 && (
          <>
            <ol ref={list} className={css.rows}>
              {rows.map((row, index) => (
                <QuestionField
                  key={row.key}
                  row={row}
                  number={index + 1}
                  isDragged={dragged === index}
                  handleProps={handleProps(index)}
                  onChange={(text) => editor.setText(row.key, text)}
                  onDelete={() => remove(index)}
                />
              ))}
            </ol>
            <VisuallyHidden role="status">
              {movedTo === undefined ? '' : t('setup.moved', { number: movedTo + 1, count: rows.length })}
            </VisuallyHidden>
            <button type="button" className={css.add} onClick={add}>
              <Plus className={css.plus} />
              <span>{t('addQuestion')}</span>
            </button>
          </>
        )}
      </Page>
      {!isGenerating && rows.length > 0 && <SetupBar editor={editor} />}
    </div>
  );
}
