import type { Notification } from '@kasb/contract';
import { noticePlace, noticeWords } from '@kasb/domain/notice';
import { noticeMessages, sameOriginPath, useLinks, useMessages, useUser } from '@kasb/kit';

/** A notification that can be shown. */
export interface Notice {
  title: string;
  text: string | undefined;
  href: string | undefined;
}

/** Puts notifications into words; none for one that neither this page nor its provider has words for. */
export function useNotice(): (notification: Notification) => Notice | undefined {
  const t = useMessages(noticeMessages);
  const links = useLinks();
  const role = useUser()?.role;
  return ({ kind, values = {}, title, text, link }) => {
    const words = noticeWords(kind, values, t) ?? (title === undefined ? undefined : { title, text });
    if (!words) return undefined;
    const place = noticePlace(kind, values, role);
    // A provider's own kinds lead within this site or nowhere.
    const own = link === undefined ? undefined : (sameOriginPath(link) ?? undefined);
    const known = place && (links[place.page] as (id?: string) => string)(place.id);
    return { title: words.title, text: words.text, href: known ?? own };
  };
}
