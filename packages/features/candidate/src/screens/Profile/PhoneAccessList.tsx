import type { PhoneAccess } from '@kasb/contract';
import { LoadFailure, ProblemSentence, match, useFormat, useMessages } from '@kasb/kit';
import { Avatar, Button, Card, ConfirmDialog, Heading, LoadingRegion, Skeleton, Text, useToasts } from '@kasb/ui';
import { useId, useState } from 'react';
import { useClosePhone, usePhoneAccess } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Profile.css.ts';
import { SettingRow } from './SettingRow.tsx';

/** Who sees the candidate's phone, and the way to close it to them. */
export function PhoneAccessList() {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const toasts = useToasts();
  const id = useId();
  const [asked, setAsked] = useState<PhoneAccess>();
  const { isPending, run } = useClosePhone();
  const close = async () => {
    if (!asked) return;
    const result = await run(asked.company_id);
    setAsked(undefined);
    // Withdrawn elsewhere meanwhile: that is what was wanted.
    const isClosed = result.ok || result.error.is('unknownCompany');
    toasts.show(
      isClosed
        ? { text: t('responseWithdrawn') }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="withdraw.failed" />,
          },
    );
  };
  const content = match(usePhoneAccess(), {
    loading: () => (
      <LoadingRegion>
        <Skeleton height={48} />
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('phone.loadFailed')}</LoadFailure>,
    ready: ({ data: { items } }) =>
      items.length === 0 ? (
        <Text tone="muted">{t('phone.nobody')}</Text>
      ) : (
        <ul className={css.rows}>
          {items.map((access) => {
            const { company_id: companyId, company_name: name = '', applications_count: count = 0, since } = access;
            return (
              <SettingRow
                key={companyId}
                title={name}
                hint={t('phone.since', { count, day: since === undefined ? '' : format.longDate(since) })}
                leading={<Avatar name={name} shape="square" />}
              >
                <Button
                  variant="accent-quiet"
                  size="sm"
                  className={css.close}
                  aria-label={t('phone.closeTo', { company: name })}
                  onPress={() => setAsked(access)}
                >
                  {t('phone.close')}
                </Button>
              </SettingRow>
            );
          })}
        </ul>
      ),
  });
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.section}>
        <div className={css.head}>
          <Heading id={id} level={2} size="h3">
            {t('phone.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('phone.lead')}
          </Text>
        </div>
        {content}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        tone="danger"
        title={t('phone.question', { company: asked?.company_name ?? '' })}
        text={t('withdraw.text')}
        confirm={t('phone.close')}
        isPending={isPending}
        onConfirm={() => void close()}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}
