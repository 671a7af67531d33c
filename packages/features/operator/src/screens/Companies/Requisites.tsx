import type { OperatorCompany } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, DescriptionList, Text } from '@kasb/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useReveal } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import * as css from '../../parts/Listing/Detail.css.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';

interface Whole {
  pinfl?: string;
  passport: string;
}

/** What tells who a company is; PINFL and passport are dots until somebody who may asks, which is written down. */
export function Requisites({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const { operator } = useRoom();
  const { run, error, isPending } = useReveal();
  const [whole, setWhole] = useState<Whole>();
  const passport = [company.passportSeries, company.passportNumber].filter(Boolean).join(' ');
  const hasSecret = Boolean(company.pinfl ?? passport);
  const reveal = async () => {
    const result = await run({ params: { id: company.id } });
    if (!result.ok) return;
    const { pinfl, passport_series: series, passport_number: number } = result.data;
    setWhole({ pinfl, passport: [series, number].filter(Boolean).join(' ') });
  };
  const items = [
    { label: t('field.legalName'), value: company.legalName },
    { label: t('mfo'), value: company.mfo },
    { label: t('bankAccount'), value: company.bankAccount },
    { label: t('bankName'), value: company.bankName },
    { label: t('legalAddress'), value: company.legalAddress ?? company.registrationAddress },
    {
      label: t('type.individual'),
      value: [company.lastName, company.firstName, company.middleName].filter(Boolean).join(' '),
    },
    { label: t('field.pinfl'), value: whole?.pinfl ?? company.pinfl },
    { label: t('companies.passport'), value: whole?.passport ?? passport },
  ];
  if (items.every(({ value }) => !value)) return null;
  return (
    <DetailPart
      title={t('details.requisites')}
      action={
        hasSecret &&
        !whole &&
        operator.role !== 'moderator' && (
          <Button size="sm" icon={<Eye />} isPending={isPending} onPress={() => void reveal()}>
            {t(company.pinfl ? 'companies.showPinfl' : 'companies.showPassport')}
          </Button>
        )
      }
    >
      <div>
        <DescriptionList variant="rows" items={items} />
        <Text size="sm" tone="muted" role="status" className={css.note}>
          {whole && t('companies.recorded')}
        </Text>
      </div>
      <Banner tone="critical">{error && problem(error, t('dataFailed'))}</Banner>
    </DetailPart>
  );
}
