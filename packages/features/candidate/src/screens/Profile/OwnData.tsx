import { useMessages } from '@kasb/kit';
import { Card } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import { ExportButton } from '../../parts/Leaving/ExportButton.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import * as css from './Profile.css.ts';
import { SettingRow } from './SettingRow.tsx';

export interface OwnDataProps {
  phone: string | undefined;
  onLeft: () => void;
}

/** What was agreed to, all that is kept, and the way out. */
export function OwnData({ phone, onLeft }: OwnDataProps) {
  const t = useMessages(candidateMessages);
  return (
    <Card title={t('data.title')}>
      <ul className={css.rows}>
        <SettingRow title={t('data.consent')} hint={t('data.consentHint')}>
          {null}
        </SettingRow>
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
