import { useMessages } from '@kasb/kit';
import { TextArea } from '@kasb/ui';
import { useState } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import type { Parsing } from '../../model/descriptionParsing.ts';
import { ParsingStatus } from '../../parts/ParsingStatus/ParsingStatus.tsx';
import * as css from './CompanyForm.css.ts';
import { useCompanyForm } from './companyFormContext.ts';
import { useFieldCheck } from './useFieldCheck.ts';

export interface DescriptionFieldProps {
  /** The saved description; it may be filled from the website while the form is open. */
  present: string;
  /** The reading of this company's website. */
  parsing: Parsing | undefined;
  /** The person wrote a description: nothing shall replace it. */
  onStopParsing: () => void;
}

/** The description. While the website is read it shows so; the first key ends that and the text stays the person's. */
export function DescriptionField({ present, parsing, onStopParsing }: DescriptionFieldProps) {
  const t = useMessages(companiesMessages);
  const { errors, onEdit } = useCompanyForm();
  const { problem } = useFieldCheck();
  const [typed, setTyped] = useState<string>();
  const isRunning = parsing?.status === 'running' && typed === undefined;
  return (
    <div className={css.description} data-parsing={isRunning || undefined}>
      <TextArea
        label={t('description')}
        hint={isRunning ? t('parsing.hint') : t('form.descriptionHint')}
        name="description"
        value={typed ?? present}
        errorMessage={errors.description}
        validate={(value) => problem('description', value)}
        style={isRunning ? { borderStyle: 'dashed' } : undefined}
        onChange={(text) => {
          if (isRunning) onStopParsing();
          setTyped(text);
          onEdit('description');
        }}
      />
      {isRunning && (
        <div className={css.overlay}>
          <ParsingStatus after={parsing.after} />
        </div>
      )}
    </div>
  );
}
