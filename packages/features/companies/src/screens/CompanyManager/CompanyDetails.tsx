import type { Company } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Avatar, Banner, Button, Card, DescriptionList, Heading, Stack, Text } from '@kasb/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { References } from '../../data/useReferences.ts';
import { companiesMessages } from '../../messages/index.ts';
import type { Parsing } from '../../model/descriptionParsing.ts';
import { ParsingStatus } from '../../parts/ParsingStatus/ParsingStatus.tsx';
import * as css from './CompanyDetails.css.ts';
import { mainFacts, requisites } from './companyFacts.tsx';

export interface CompanyDetailsProps {
  company: Company;
  references: References;
  /** The reading of this company's website. */
  parsing: Parsing | undefined;
  /** Its form was just closed: the focus comes here. */
  hasFocus: boolean;
  onEdit: () => void;
  /** A button after Edit: the deletion. */
  action: ReactNode;
}

/** The chosen company, with what can be done to it. */
export function CompanyDetails({ company, references, parsing, hasFocus, onEdit, action }: CompanyDetailsProps) {
  const t = useMessages(companiesMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const isIndividual = company.companyType === 'individual';
  const name = company.name ?? t('untitled');
  const isReading = parsing?.status === 'running';
  return (
    <Card as="section" padding="lg" aria-label={name}>
      <Stack gap={6}>
        {company.blocked_reason !== undefined && (
          <Banner tone="critical" title={t('blocked')}>
            {company.blocked_reason}
          </Banner>
        )}
        <div className={css.head}>
          <div className={css.who}>
            <Avatar name={name} src={company.logoUrl} shape="square" size={44} />
            <div className={css.names}>
              <Heading ref={heading} level={2} tabIndex={-1} className={css.title}>
                {name}
              </Heading>
              <Text size="sm" tone="muted">
                {t(isIndividual ? 'type.individual' : 'type.legal')}
              </Text>
            </div>
          </div>
          <div className={css.actions}>
            <Button icon={<Pencil />} onPress={onEdit}>
              {t('edit')}
            </Button>
            {action}
          </div>
        </div>
        <DescriptionList columns={2} items={mainFacts(company, t, format, references)} />
        {(isReading || company.description) && (
          <Stack gap={2}>
            <Heading level={3}>{t('description')}</Heading>
            {isReading ? (
              <>
                <div className={css.well}>
                  <ParsingStatus after={parsing.after} />
                </div>
                <Text size="xs" tone="muted">
                  {t('parsing.hint')}
                </Text>
              </>
            ) : (
              <Text isPreLine className={css.text}>
                {company.description}
              </Text>
            )}
          </Stack>
        )}
        <hr className={css.rule} />
        <Stack gap={4}>
          <Heading level={3}>{t(isIndividual ? 'details.person' : 'details.requisites')}</Heading>
          <DescriptionList columns={2} items={requisites(company, t, format)} />
        </Stack>
      </Stack>
    </Card>
  );
}
