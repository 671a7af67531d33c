import { createFormat } from '@kasb/domain/format';
import { KasbProvider, RESEND_AFTER_MS } from '@kasb/kit';
import { Badge, Button, Card, DescriptionList, Heading, Page, TextField } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'О портале · Ish kuni' };

const format = createFormat('ru');

/** A page of the server made of Kasb's parts: its form works without script, its links load pages. */
export default function AboutPage() {
  const facts = [
    { label: 'Работает с', value: format.longDate('2026-11-18') },
    { label: 'Вакансия на месяц', value: format.money(250_000, 'UZS') },
    { label: 'Обычно платят', value: <SalaryText minimum={3_500_000} maximum={9_000_000} currency="UZS" /> },
    { label: 'Новый код входа', value: `через ${RESEND_AFTER_MS / 1000} с` },
  ];
  return (
    <KasbProvider theme="light">
      <Page width="mid">
        <Heading level={1}>О портале</Heading>
        <p>Вакансии Ташкента и областей.</p>
        <Card title="Коротко" action={<Badge tone="positive">Бесплатно для соискателей</Badge>}>
          <DescriptionList items={facts} />
        </Card>
        <form action="/jobs">
          <TextField name="search" label="Кем вы хотите работать" />
          <Button type="submit">Найти работу</Button>
        </form>
      </Page>
    </KasbProvider>
  );
}
