import type { OperatorCompany } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, DescriptionList } from '@kasb/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useReveal } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';

interface Whole {
  pinfl?: string;
  passport: string;
}

/** What tells who a company is; PINFL and passport are dots until somebody who may says why, which is written down. */
export function Requisites({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const { operator } = useRoom();
  const reveal = useReveal();
  const [whole, setWhole] = useState<Whole>();
  const passport = [company.passportSeries, company.passportNumber].filter(Boolean).join(' ');
  const hasSecret = Boolean(company.pinfl ?? passport);
  const send = async (reason: string) => {
    const result = await reveal.run({ params: { id: company.id }, body: { reason } });
    if (!result.ok) return result;
    const { pinfl, passport_series: series, passport_number: number } = result.data;
    setWhole({ pinfl, passport: [series, number].filter(Boolean).join(' ') });
    return result;
  };
  const show = t(company.pinfl ? 'companies.showPinfl' : 'companies.showPassport');
  const { ask, question } = useReasons({
    revealed: {
      action: reveal,
      send,
      words: { title: show, text: t('companies.showText'), confirm: t('companies.show'), tone: 'primary' },
      done: 'companies.recorded',
    },
  });
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
          <Button size="sm" icon={<Eye />} onPress={() => ask('revealed')}>
            {show}
          </Button>
        )
      }
    >
      <DescriptionList variant="rows" items={items} />
      {question}
    </DetailPart>
  );
}
