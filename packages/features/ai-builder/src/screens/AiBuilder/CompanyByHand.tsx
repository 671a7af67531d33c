import { useMessages, useWords } from '@kasb/kit';
import { TextArea, TextField } from '@kasb/ui';
import { useState } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { industryOf } from '../../model/companyProfile.ts';

/** A company that is typed by hand. */
export interface TypedCompany {
  name: string;
  industry: string;
  description: string;
}

export interface CompanyByHandProps {
  value: TypedCompany;
  onChange: (value: TypedCompany) => void;
}

/** Name, industry and description; the industry is guessed from the description until the person types one. */
export function CompanyByHand({ value, onChange }: CompanyByHandProps) {
  const t = useMessages(aiBuilderMessages);
  const words = useWords();
  const [isLeftBlank, setLeftBlank] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const isGuessed = !isOwn && value.industry !== '';
  return (
    <>
      <TextField
        label={t('company.name')}
        isRequired
        maxLength={200}
        errorMessage={isLeftBlank && value.name.trim() === '' ? t('company.nameRequired') : undefined}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        onBlur={() => setLeftBlank(true)}
      />
      <TextField
        label={t('company.industry')}
        maxLength={200}
        hint={isGuessed ? t('company.guessed') : undefined}
        value={value.industry}
        onChange={(industry) => {
          setOwn(industry !== '');
          onChange({ ...value, industry });
        }}
      />
      <TextArea
        label={t('description')}
        hint={t('company.optional')}
        maxLength={10_000}
        value={value.description}
        onChange={(description) =>
          onChange({ ...value, description, industry: isOwn ? value.industry : industryOf(description, words) })
        }
      />
    </>
  );
}
