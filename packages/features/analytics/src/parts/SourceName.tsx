import { BriefcaseBusiness, Globe, MessageCircle, Send, Share2, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './SourceName.css.ts';
import { useSourceName } from './useSourceName.ts';

const size = 16;
// Neutral glyphs: no logos of others.
const glyphs = new Map<string, ReactNode>([
  ['site', <Globe key="site" size={size} aria-hidden />],
  ['telegram', <Send key="telegram" size={size} aria-hidden />],
  ['whatsapp', <MessageCircle key="whatsapp" size={size} aria-hidden />],
  ['headhunter', <BriefcaseBusiness key="headhunter" size={size} aria-hidden />],
  ['olx', <ShoppingBag key="olx" size={size} aria-hidden />],
]);

/** A source with its glyph; other and unknown ones share one. */
export function SourceName({ kind }: { kind: string }) {
  const nameOf = useSourceName();
  const icon = glyphs.get(kind) ?? <Share2 size={size} aria-hidden />;
  return (
    <span className={css.source}>
      {icon}
      <span>{nameOf(kind)}</span>
    </span>
  );
}
