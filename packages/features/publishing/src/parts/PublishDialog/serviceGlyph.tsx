import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Globe from 'lucide-react/icons/globe';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';

// Neutral glyphs: no logos of others.
const glyphs = new Map<string | null | undefined, ReactNode>([
  ['telegram', <Send key="telegram" />],
  ['whatsapp', <MessageCircle key="whatsapp" />],
  ['website', <Globe key="website" />],
  ['hh', <BriefcaseBusiness key="hh" />],
  ['olx', <ShoppingBag key="olx" />],
]);

/** The glyph of a kind of posting service; other and unknown kinds share one. */
export function ServiceGlyph({ type }: { type?: string | null }) {
  return glyphs.get(type) ?? <Share2 />;
}
