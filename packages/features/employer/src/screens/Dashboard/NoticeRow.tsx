import { noticeMessages, useFormat, useLinks, useMessages } from '@kasb/kit';
import type { Links } from '@kasb/kit';
import { Link, Text } from '@kasb/ui';
import { Bookmark, CreditCard, Link2, LogOut, Send, ShieldAlert, UserCheck, UserMinus, UserX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Notice, NoticeKind } from '../../model/notices.ts';
import * as list from './ListBlock.css.ts';
import * as css from './Notices.css.ts';

export interface NoticeRowProps {
  notice: Notice;
  /** When it was, in words. */
  moment: string;
}

interface Look {
  Icon: LucideIcon;
  /** Where something can be done about it. */
  href?: (links: Links, values: Notice['values']) => string | undefined;
  isWarning?: boolean;
}

const members: Look['href'] = (links, { companyId }) => companyId && links.companyMembers(companyId);
const looks: Record<NoticeKind, Look> = {
  invitation_accepted: { Icon: UserCheck, href: members },
  invitation_declined: { Icon: UserX, href: members },
  member_removed: { Icon: UserMinus },
  member_left: { Icon: UserMinus, href: members },
  subscription_lent: { Icon: CreditCard },
  subscription_taken_back: { Icon: CreditCard },
  saved_search: { Icon: Bookmark, href: (links) => links.mySaved() },
  posting_paid: { Icon: Send, href: (links) => links.subscriptions() },
  headhunter_lent: { Icon: Link2 },
  headhunter_taken_back: { Icon: Link2 },
  headhunter_linked: { Icon: Link2, href: (links) => links.headhunter() },
  sessions_ended: { Icon: LogOut, href: (links) => links.profile(), isWarning: true },
  sign_in_attacked: { Icon: ShieldAlert, href: (links) => links.profile(), isWarning: true },
};

/** One thing that happened, as a sentence; where something can be done about it, the way there. */
export function NoticeRow({ notice: { kind, values, at }, moment }: NoticeRowProps) {
  const t = useMessages(noticeMessages);
  const links = useLinks();
  const format = useFormat();
  const { Icon, href, isWarning } = looks[kind];
  const address = href?.(links, values);
  const phone = format.phone(values.phone).replaceAll(' ', '\u00a0');
  const content = (
    <>
      <span aria-hidden="true" className={isWarning ? css.warningMark : css.mark}>
        <Icon size={16} />
      </span>
      <span className={css.text}>
        <span className={css.sentence}>{t(kind, { ...values, phone })}</span>
        <Text as="span" size="sm" tone="muted" className={css.moment}>
          <time dateTime={at}>{moment}</time>
        </Text>
      </span>
    </>
  );
  return (
    <li className={list.item}>
      {address ? (
        <Link variant="bare" href={address} className={list.row}>
          {content}
        </Link>
      ) : (
        <div className={css.still}>{content}</div>
      )}
    </li>
  );
}
