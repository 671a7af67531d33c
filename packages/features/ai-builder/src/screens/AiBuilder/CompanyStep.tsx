import type { CompanyProfile } from '@kasb/contract';
import { useMessages, useWords, LoadFailure } from '@kasb/kit';
import { Banner, Button, Card, Heading, LoadingRegion, Skeleton, Text } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCompanyChoices } from '../../data/useCompanyChoices.ts';
import { aiBuilderMessages } from '../../messages/index.ts';
import { profileByHand } from '../../model/companyProfile.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { CompanyByHand } from './CompanyByHand.tsx';
import type { TypedCompany } from './CompanyByHand.tsx';
import { CompanySelect } from './CompanySelect.tsx';
import * as css from './CompanyStep.css.ts';

export interface CompanyStepProps {
  brand?: ReactNode;
  /** Chosen beforehand. */
  companyId?: string;
  onClose: () => void;
  /** Brings back the chat that was restarted. */
  onUndo?: () => void;
  onContinue: (company: CompanyProfile) => void;
}

/** First step: for which company, one of the person's or one typed by hand (docs/domain.md#builder-company). */
export function CompanyStep({ brand, companyId, onClose, onUndo, onContinue }: CompanyStepProps) {
  const t = useMessages(aiBuilderMessages);
  const words = useWords();
  const choices = useCompanyChoices();
  const [picked, setPicked] = useState<string>();
  const [typed, setTyped] = useState<TypedCompany>({ name: '', industry: '', description: '' });
  const profiles = choices.profiles ?? [];
  // One company needs no choice; several wait for one.
  const chosenId = picked ?? companyId ?? (profiles.length === 1 ? profiles[0]?.id : undefined) ?? '';
  const chosen = profiles.find(({ id }) => id === chosenId);
  const company =
    chosen ?? (typed.name.trim() === '' ? undefined : profileByHand(typed, words, t('company.notSpecified')));
  return (
    <div className={css.screen}>
      <BuilderBar brand={brand} onClose={onClose} />
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1}>{t('company.title')}</Heading>
          <Text tone="muted">{t('company.hint')}</Text>
        </div>
        {onUndo && (
          <Banner
            tone="neutral"
            className={css.notice}
            action={
              <Button variant="quiet" size="sm" onPress={onUndo}>
                {t('company.undo')}
              </Button>
            }
          >
            {t('company.cleared')}
          </Banner>
        )}
        <LoadFailure failure={choices.failure} className={css.notice}>
          {t('company.failed')}
        </LoadFailure>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (company) onContinue(company);
          }}
        >
          <Card
            footer={
              <div className={css.actions}>
                <Button variant="quiet" onPress={onClose}>
                  {t('cancel')}
                </Button>
                <Button variant="primary" type="submit" iconEnd={<ArrowRight />} isDisabled={!company}>
                  {t('continue')}
                </Button>
              </div>
            }
          >
            {choices.status === 'loading' ? (
              <LoadingRegion>
                <div className={css.fields}>
                  <Skeleton width="30%" />
                  <Skeleton height={40} />
                </div>
              </LoadingRegion>
            ) : (
              <div className={css.fields}>
                {profiles.length > 0 && <CompanySelect profiles={profiles} value={chosenId} onChange={setPicked} />}
                {!chosen && <CompanyByHand value={typed} onChange={setTyped} />}
              </div>
            )}
          </Card>
        </form>
      </div>
    </div>
  );
}
