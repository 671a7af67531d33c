'use client';
import type { ApiError, Company, CompanyBody, FieldError } from '@kasb/contract';
import { SaveActions, Screen, useFieldTexts, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Avatar, Card, Heading, Segmented, Stack, Text } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useReferences } from '../../data/useReferences.ts';
import { useSaveCompany } from '../../data/useSaveCompany.ts';
import { companiesMessages } from '../../messages/index.ts';
import { bodyOf } from '../../model/companyBody.ts';
import { valuesOf, withFormData } from '../../model/companyValues.ts';
import type { Parsing } from '../../model/descriptionParsing.ts';
import * as css from './CompanyForm.css.ts';
import { CompanyFormContext } from './companyFormContext.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { MainFields } from './MainFields.tsx';
import { RequisiteFields } from './RequisiteFields.tsx';
import { SaveFailure } from './SaveFailure.tsx';

/** A save that went through. */
export interface SavedCompany {
  id: string;
  /** The company as it is now, where the provider says so. */
  company: Company | undefined;
  /** What was sent. */
  body: CompanyBody;
}

export interface CompanyFormProps {
  /** The company to change; a new one without it. Give another `key` for another company. */
  company?: Company;
  /** The reading of this company's website, if one is under way. */
  parsing?: Parsing;
  /** A description was typed while the website was being read. */
  onStopParsing?: () => void;
  /** Something was typed or chosen, so that leaving may ask first. */
  onEdit?: () => void;
  /** A button beside the name, as the deletion. */
  action?: ReactNode;
  onSaved: (saved: SavedCompany) => void;
  onCancel: () => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof companiesMessages>;
}

/** A company's form, of either kind (docs/domain.md#company-form). What is typed outlives every failure. */
export function CompanyForm({ messages, ...props }: CompanyFormProps) {
  return (
    <Screen bundle={companiesMessages} overrides={messages}>
      <CompanyFormScreen {...props} />
    </Screen>
  );
}

function CompanyFormScreen({
  company,
  parsing,
  onStopParsing,
  onEdit,
  action,
  onSaved,
  onCancel,
}: Omit<CompanyFormProps, 'messages'>) {
  const t = useMessages(companiesMessages);
  const fieldTexts = useFieldTexts();
  const references = useReferences();
  const save = useSaveCompany(company?.id);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(company));
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    // A refused field is found at once; React has drawn its error by now.
    if (failure && Object.keys(failure.fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = bodyOf(withFormData(values, new FormData(event.currentTarget)));
    setFailure(undefined);
    setErrors(result.ok ? {} : result.errors);
    if (!result.ok) return;
    const saved = await save.run(result.body);
    if (saved.ok) return onSaved({ ...saved, body: result.body });
    setErrors(saved.error.fields);
    setFailure(saved.error);
  };
  const edit = (field: string) => {
    onEdit?.();
    if (field in errors)
      setErrors((present) => Object.fromEntries(Object.entries(present).filter(([name]) => name !== field)));
  };
  const chooseType = (companyType: string) => {
    onEdit?.();
    setValues((present) => ({
      ...(form.current ? withFormData(present, new FormData(form.current)) : present),
      companyType: companyType === 'individual' ? 'individual' : 'legal',
    }));
  };

  const title = company ? (company.name ?? t('untitled')) : t('form.creating');
  return (
    <CompanyFormContext value={{ values, errors: fieldTexts(errors), references, onEdit: edit }}>
      <form ref={form} aria-label={title} onSubmit={(event) => void submit(event)}>
        <SaveFailure
          error={failure}
          fallback={t(company ? 'error.update' : 'error.create')}
          onClose={() => setFailure(undefined)}
        />
        <Card
          padding="lg"
          footer={<SaveActions className={css.actions} isPending={save.isPending} onCancel={onCancel} />}
        >
          <div className={css.body}>
            <Stack gap={4}>
              <div className={css.head}>
                {company && <Avatar name={title} src={company.logoUrl} shape="square" size={44} />}
                <div className={css.names}>
                  <Heading level={2} className={css.title}>
                    {title}
                  </Heading>
                  {company && (
                    <Text size="sm" tone="muted">
                      {t('form.editing')}
                    </Text>
                  )}
                </div>
                {action}
              </div>
              <Segmented
                label={t('field.companyType')}
                options={(['legal', 'individual'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
                value={values.companyType}
                isFullWidth
                onChange={chooseType}
              />
            </Stack>
            <MainFields areaName={company?.areas_activity?.name} />
            <DescriptionField
              present={company?.description ?? ''}
              parsing={parsing}
              onStopParsing={() => onStopParsing?.()}
            />
            <hr className={css.rule} />
            <RequisiteFields key={values.companyType} companyType={values.companyType} />
          </div>
        </Card>
      </form>
    </CompanyFormContext>
  );
}
