import { useMessages } from '@kasb/kit';
import { Card, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';

export interface NotConfiguredProps {
  /** The provider's own words. */
  text: string | undefined;
}

/** The portal has no HeadHunter: who can change that. */
export function NotConfigured({ text }: NotConfiguredProps) {
  const t = useMessages(headhunterMessages);
  return (
    <Card title={text ?? t('integration.notConfigured')}>
      <Text>{t('integration.byManager')}</Text>
    </Card>
  );
}
