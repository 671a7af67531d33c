import { useLinks, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Link, Select } from '@kasb/ui';
import { useState } from 'react';
import type { CreationFailure } from '../../data/useChatVacancy.ts';
import { useCompanyChoices } from '../../data/useCompanyChoices.ts';
import { aiBuilderMessages } from '../../messages/index.ts';
import * as css from './Preview.css.ts';

/** How the creation stands. */
export interface Creation {
  failure?: CreationFailure;
  isPending: boolean;
  /** Creates it under a company. */
  onCreate: (companyId: string) => void;
}

export interface CreateControlProps extends Creation {
  /** The company of the chat; without it one is asked for, since a vacancy needs one. */
  companyId?: string;
  isReady: boolean;
}

/** Creates the vacancy, or says why it cannot be created. */
export function CreateControl({ companyId, isReady, failure, isPending, onCreate }: CreateControlProps) {
  const t = useMessages(aiBuilderMessages);
  const problem = useProblemText();
  const [picked, setPicked] = useState<string>();
  const target = companyId ?? picked;
  const text =
    failure &&
    (failure.kind === 'notReady'
      ? t('preview.notReady')
      : (failure.text ?? problem(failure.error, t('preview.createFailed'))));
  return (
    <>
      <div className={text ? undefined : css.silent}>
        <Banner tone="critical">{text}</Banner>
      </div>
      {companyId === undefined && isReady && <TargetCompany value={picked} onChange={setPicked} />}
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        isDisabled={!isReady || target === undefined}
        isPending={isPending}
        onPress={() => target !== undefined && onCreate(target)}
      >
        {t(isPending ? 'creatingVacancy' : 'createVacancy')}
      </Button>
    </>
  );
}

/** The person's company that a vacancy of a company typed by hand goes to. */
function TargetCompany({ value, onChange }: { value: string | undefined; onChange: (id: string) => void }) {
  const t = useMessages(aiBuilderMessages);
  const links = useLinks();
  const choices = useCompanyChoices();
  if (choices.status === 'loading') return null;
  if (choices.profiles.length === 0) {
    return (
      <Banner tone="info">
        <span>{`${t('preview.companyMissing')} `}</span>
        <Link href={links.companies()}>{t('addCompany')}</Link>
      </Banner>
    );
  }
  return (
    <Select
      label={t('preview.company')}
      options={choices.profiles.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
