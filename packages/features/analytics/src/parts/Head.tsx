import { useFormat, useMessages } from '@kasb/kit';
import { Button, Heading, Text } from '@kasb/ui';
import { Printer } from 'lucide-react';
import type { Asked } from '../data/useAnalytics.ts';
import { analyticsMessages } from '../messages/index.ts';
import * as css from './Frame.css.ts';

/** The title of the page, the days in words, and the way to paper. */
export function Head({ title, asked }: { title: string; asked: Asked }) {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  return (
    <div className={css.head}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text as="p" tone="muted" className={css.lead}>
          {t('lead', { from: format.dayMonth(asked.from), to: format.dayMonth(asked.to) })}
        </Text>
      </div>
      <Button className={css.print} icon={<Printer />} onPress={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
