import { LoadFailure, useLinks, useMessages } from '@kasb/kit';
import { BackLink, Banner, Button, Card, EmptyState, Heading, Inline, ListDetail, Page } from '@kasb/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReferences } from '../../data/useReferences.ts';
import { companiesMessages } from '../../messages/index.ts';
import { ParsingNotice } from '../../parts/ParsingNotice/ParsingNotice.tsx';
import { RowsSkeleton } from '../../parts/RowsSkeleton/RowsSkeleton.tsx';
import { CompanyForm } from '../CompanyForm/CompanyForm.tsx';
import { Invitations } from '../Invitations/Invitations.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { CompanyList } from './CompanyList.tsx';
import * as css from './CompanyManager.css.ts';
import { CompanySections } from './CompanySections.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';
import { useCompanyManager } from './useCompanyManager.ts';
import type { ChosenCompany, FormTarget, OpenForm } from './useCompanyManager.ts';
import { useLeaving } from './useLeaving.tsx';

/** How long a message stays, in milliseconds. */
const NOTICE_MS = { positive: 3000, critical: 5000 };

/** What the host gives to the manager. */
export interface CompaniesOptions extends ChosenCompany {
  /** The block on the company's HeadHunter manager, filled by the host. @default nothing */
  renderHeadHunterManager?: (companyId: string) => ReactNode;
}

export interface CompaniesProps extends CompaniesOptions, OpenForm {}

/** The manager's screen for somebody who is signed in. */
export function Companies({ renderHeadHunterManager, ...props }: CompaniesProps) {
  const t = useMessages(companiesMessages);
  const links = useLinks();
  const references = useReferences();
  const manager = useCompanyManager(props);
  const leaving = useLeaving(manager.isTouched);
  const { form } = props;
  const { pages, companies, selected, notice } = manager;
  const isEmpty = companies.length === 0 && !selected && !form;
  const isOpen = form !== undefined || manager.chosen !== undefined;
  const atSide = form ? form.company?.id : selected?.id;
  const add = () => leaving.ask(() => manager.openForm({}));
  return (
    <Page width="wide">
      <div className={css.head} data-open={(isOpen && !isEmpty) || undefined}>
        <BackLink href={links.dashboard()}>{t('backHome')}</BackLink>
        <Inline justify="between" gap={4}>
          <Heading level={1}>{t('companies')}</Heading>
          {!isEmpty && (
            <Button icon={<Plus />} onPress={add}>
              {t('addCompany')}
            </Button>
          )}
        </Inline>
      </div>
      <div className={css.invitations} data-open={(isOpen && !isEmpty) || undefined}>
        <Invitations />
      </div>
      <Banner
        tone={notice?.tone ?? 'positive'}
        className={css.notice}
        timeout={notice && NOTICE_MS[notice.tone]}
        onClose={manager.clearNotice}
      >
        {notice?.text}
      </Banner>
      <LoadFailure failure={pages.failure} isQuiet className={css.notice}>
        {t('manager.failed')}
      </LoadFailure>
      {content()}
      {leaving.dialog}
    </Page>
  );

  function content() {
    if (isEmpty && pages.status === 'loading') return <RowsSkeleton />;
    if (isEmpty) {
      return (
        <Card>
          <EmptyState
            title={t('manager.empty')}
            description={t('manager.emptyHint')}
            actions={
              <Button variant="primary" icon={<Plus />} onPress={add}>
                {t('addCompany')}
              </Button>
            }
          />
        </Card>
      );
    }
    return (
      <ListDetail
        className={css.columns}
        isOpen={isOpen}
        back={
          <div className={css.back}>
            <BackLink onPress={() => leaving.ask(() => manager.select(undefined))}>{t('toList')}</BackLink>
          </div>
        }
        list={
          <div className={css.side}>
            <CompanyList
              pages={pages}
              companies={companies}
              areas={references.areas}
              selectedId={atSide}
              isPreselected={!isOpen}
              onSelect={(id) => leaving.ask(() => manager.select(id))}
            />
            {atSide && sections(atSide, css.onlyWide)}
          </div>
        }
        detail={form ? formOf(form) : selected && detailsOf(selected)}
      />
    );
  }

  function formOf({ company }: FormTarget) {
    const parsing = company && manager.parsingOf(company.id);
    return (
      <>
        {company && <ParsingNotice parsing={parsing} onClose={manager.stopParsing} />}
        <CompanyForm
          key={company?.id ?? 'new'}
          company={company && (companies.find(({ id }) => id === company.id) ?? company)}
          parsing={parsing}
          action={company && deletionOf(company.id)}
          onStopParsing={manager.stopParsing}
          onEdit={manager.touch}
          onSaved={manager.saved}
          onCancel={manager.closeForm}
        />
      </>
    );
  }

  function detailsOf(company: NonNullable<typeof selected>) {
    const parsing = manager.parsingOf(company.id);
    return (
      <>
        <ParsingNotice parsing={parsing} onClose={manager.stopParsing} />
        <CompanyDetails
          company={company}
          references={references}
          parsing={parsing}
          hasFocus={manager.hasReturned}
          onEdit={() => manager.openForm({ company })}
          action={deletionOf(company.id)}
        />
        {sections(company.id, css.onlyNarrow)}
      </>
    );
  }

  function deletionOf(id: string) {
    return <DeleteCompany companyId={id} onDeleted={() => manager.deleted(id)} onFailed={manager.deleteFailed} />;
  }

  function sections(companyId: string, className: string) {
    return (
      <CompanySections
        companyId={companyId}
        headHunterManager={renderHeadHunterManager?.(companyId)}
        className={className}
      />
    );
  }
}
