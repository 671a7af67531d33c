import type { OperatorDay } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Card, Text } from '@kasb/ui';
import { BriefcaseBusiness, Globe, MessageCircle, Send, Share2, ShoppingBag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { operatorMessages } from '../../messages/index.ts';
import * as css from './Overview.css.ts';

// Neutral glyphs: no logos of others.
const glyphs = new Map<string | undefined, LucideIcon>([
  ['website', Globe],
  ['telegram', Send],
  ['whatsapp', MessageCircle],
  ['hh', BriefcaseBusiness],
  ['olx', ShoppingBag],
]);

/** What went out to the channels on the day, and how much of it failed. */
export function Channels({ channels }: Pick<OperatorDay, 'channels'>) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  return (
    <Card title={t('today.channels')} padding="none">
      {channels.length === 0 ? (
        <Text tone="muted" className={css.nothing}>
          {t('today.noPosts')}
        </Text>
      ) : (
        <table className={css.table} aria-label={t('today.channels')}>
          <thead>
            <tr>
              {[t('channel'), t('today.published'), t('today.failed'), t('today.success')].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ type, name, published = 0, failed = 0 }) => {
              const Glyph = glyphs.get(type) ?? Share2;
              return (
                <tr key={`${type} ${name}`}>
                  <th scope="row">
                    <span className={css.channel}>
                      <Glyph />
                      <span>{` ${name}`}</span>
                    </span>
                  </th>
                  <td>{format.number(published)}</td>
                  <td className={failed > 0 ? css.failed : undefined}>{format.number(failed)}</td>
                  <td>{t('today.percent', { n: ((published * 100) / (published + failed)).toFixed(1) })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
