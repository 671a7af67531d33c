import { useMessages } from '@kasb/kit';
import { Card, Heading, Link, Text } from '@kasb/ui';
import { Headphones } from 'lucide-react';
import { billingMessages } from '../../messages/index.ts';
import * as css from './Pricing.css.ts';

export interface SupportCardProps {
  email: string;
}

/** Who helps to choose. */
export function SupportCard({ email }: SupportCardProps) {
  const t = useMessages(billingMessages);
  return (
    <Card as="section" className={css.support}>
      <span className={css.glyph}>
        <Headphones aria-hidden className={css.icon} />
      </span>
      <div className={css.help}>
        <Heading level={2} className={css.helpTitle}>
          {t('help.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('help.hours')}
        </Text>
      </div>
      <Link href={`mailto:${email}`} className={css.contact}>
        {email}
      </Link>
    </Card>
  );
}
