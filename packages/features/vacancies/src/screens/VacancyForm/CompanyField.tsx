import type { Company } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import type { ListState } from '@kasb/kit';
import { Banner, Button, LinkButton, Select, TextField } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';

export interface CompanyFieldProps {
  /** Name of the company that the vacancy belongs to anyway. */
  fixedName?: string;
  companies?: ListState<Company>;
  value?: string;
  onChange?: (companyId: string) => void;
}

/** The company of the vacancy: chosen once, never changed. */
export function CompanyField({ fixedName, companies, value, onChange }: CompanyFieldProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  if (fixedName !== undefined)
    return fixedName === '' ? null : <TextField label={t('company')} isReadOnly value={fixedName} />;
  const all = companies?.items ?? [];
  const failure = companies?.failure;
  if (failure || (companies?.status === 'ready' && all.length === 0)) {
    return (
      <Banner
        tone="neutral"
        action={
          failure ? (
            <Button variant="quiet" size="sm" onPress={failure.retry}>
              {t('retry')}
            </Button>
          ) : (
            <LinkButton variant="quiet" size="sm" href={links.companies()}>
              {t('addCompany')}
            </LinkButton>
          )
        }
      >
        {failure ? t('companiesFailed') : t('form.noCompanies')}
      </Banner>
    );
  }
  return (
    <Select
      label={t('company')}
      isRequired
      placeholder={t('form.companyHint')}
      isLoading={companies?.status === 'loading'}
      options={all.map(({ id, name }) => ({ value: id, label: name ?? id }))}
      value={value}
      onChange={onChange}
    />
  );
}
