import type { MessageTemplate } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Switch } from '@kasb/ui';
import { boardMessages } from '../../messages/board/index.ts';
import type { RefusalDraft } from '../../model/refusalDraft.ts';
import type { Meant } from '../../model/selection.ts';
import * as textCss from '../MessageText/MessageText.css.ts';
import { MessageText } from '../MessageText/MessageText.tsx';
import { Readers } from '../MessageText/Readers.tsx';
import { TemplateChoice } from '../MessageText/TemplateChoice.tsx';
import * as css from './RefusalDialog.css.ts';

export interface RefusalMessageProps {
  /** Who is refused. */
  meant: Meant;
  draft: RefusalDraft;
  templates: readonly MessageTemplate[];
  onChange: (part: Partial<RefusalDraft>) => void;
}

const refusing = { status: 'rejected' } as const;
const variables = ['first_name', 'vacancy', 'company'] as const;

/** Whether candidates are told, and what: a template to begin with, a text in each language, variables. */
export function RefusalMessage({ meant, draft, templates, onChange }: RefusalMessageProps) {
  const t = useMessages(boardMessages);
  const { isTold, templateId } = draft;
  return (
    <div className={css.message}>
      <div className={textCss.ends}>
        <Switch isSelected={isTold} onChange={(next) => onChange({ isTold: next })}>
          {t('refuse.tell')}
        </Switch>
        {isTold && templates.length > 0 && (
          <TemplateChoice templates={templates} value={templateId ?? ''} onChoose={onChange} />
        )}
      </div>
      {isTold && (
        <>
          <MessageText
            texts={draft}
            variables={variables}
            onChange={(part) => onChange({ ...part, templateId: templateId ?? '' })}
          />
          <Readers meant={meant} action={refusing} texts={draft} />
        </>
      )}
    </div>
  );
}
