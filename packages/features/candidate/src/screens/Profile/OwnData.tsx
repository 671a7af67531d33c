import type { Consent } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import { ExportButton } from '../../parts/Leaving/ExportButton.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import * as css from './Profile.css.ts';
import { SettingRow } from './SettingRow.tsx';

export interface OwnDataProps {
  /** What was agreed to last; none, or taken back: absent. */
  consent: Consent | undefined;
  phone: string | undefined;
  onLeft: () => void;
}

/** What was agreed to, all that is kept, and the way out. */
export function OwnData({ consent, phone, onLeft }: OwnDataProps) {
  const t = useMessages(candidateMessages);
  return (
    <Card title={t('data.title')}>
      <ul className={css.rows}>
        <ConsentRow consent={consent} />
        <SettingRow title={t('data.exportTitle')} hint={t('data.exportHint')}>
          <ExportButton />
        </SettingRow>
        <SettingRow title={t('data.delete')} hint={t('data.deleteHint')}>
          <DeleteAccount phone={phone} onLeft={onLeft} />
        </SettingRow>
      </ul>
    </Card>
  );
}
