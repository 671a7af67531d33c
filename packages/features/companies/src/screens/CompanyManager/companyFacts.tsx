import type { Company } from '@kasb/contract';
import type { Format, KeyOf, Translate } from '@kasb/kit';
import { Link } from '@kasb/ui';
import type { Description } from '@kasb/ui';
import type { References } from '../../data/useReferences.ts';
import type { companiesMessages } from '../../messages/index.ts';
import { ofIndividual, ofLegal } from '../../model/companyValues.ts';
import { fieldName } from '../../model/fieldName.ts';

type Words = Translate<KeyOf<typeof companiesMessages>>;

/** What every company tells of itself; what it does not have is left out by the list. */
export function mainFacts(company: Company, t: Words, format: Format, { areas, cities }: References): Description[] {
  const { areas_activity: area, cityId, email, phone, website } = company;
  return [
    { label: t('field.areas_activity'), value: areas.find(({ value }) => value === area?.id)?.label ?? area?.name },
    { label: t('email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
    { label: t('phone'), value: format.phone(phone) },
    { label: t('city'), value: cities.find(({ value }) => value === String(cityId))?.label },
    { label: t('field.country'), value: t('country') },
    {
      label: t('field.website'),
      value: isWebAddress(website) ? (
        <Link isExternal href={website}>
          {website}
        </Link>
      ) : (
        website
      ),
    },
  ];
}

/** What belongs to its kind alone. */
export function requisites(company: Company, t: Words, format: Format): Description[] {
  const fields = company.companyType === 'individual' ? ofIndividual : ofLegal;
  return fields.map((field) => ({
    label: t(fieldName(field)),
    value: field === 'passportIssuedDate' ? format.date(company[field]) : company[field],
  }));
}

function isWebAddress(website: string | undefined): website is string {
  return website !== undefined && /^https?:\/\//i.test(website);
}
