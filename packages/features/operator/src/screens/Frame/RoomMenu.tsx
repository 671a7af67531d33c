import { useFormat, useMessages } from '@kasb/kit';
import { Avatar, Badge, IconButton, Link, Logo, Text } from '@kasb/ui';
import {
  BadgeCheck,
  Blocks,
  BookOpen,
  Building2,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogOut,
  ReceiptText,
  ScrollText,
  Send,
  Tags,
  Timer,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useOperator, useSignOut } from '../../data/room.ts';
import { useCounts } from '../../data/useQueue.ts';
import { operatorMessages } from '../../messages/index.ts';
import { groups, isReader, roleOf, roomPath } from '../../model/sections.ts';
import type { Section } from '../../model/sections.ts';
import * as css from './Frame.css.ts';

const icons: Record<Section, LucideIcon> = {
  today: LayoutDashboard,
  moderation: ListChecks,
  companies: Building2,
  people: Users,
  services: Send,
  modules: Blocks,
  reference: BookOpen,
  jobs: Timer,
  orders: ReceiptText,
  subscriptions: BadgeCheck,
  plans: Tags,
  audit: ScrollText,
  operators: KeyRound,
};

interface RoomMenuProps {
  section: Section;
  onSignedOut: () => void;
  /** A page was chosen. */
  onGo?: () => void;
}

/** The pages that the operator's role may see, and the operator. */
export function RoomMenu({ section, onSignedOut, onGo }: RoomMenuProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const state = useOperator();
  const signOut = useSignOut();
  const { waiting = 0, orders = 0, failed_jobs: jobs = 0 } = useCounts(state.status === 'ready') ?? {};
  const counts: Partial<Record<Section, number>> = { moderation: waiting, orders, jobs };
  const operator = state.status === 'ready' ? state.data.operator : undefined;
  const seen = groups
    .map(({ name, sections }) => ({ name, sections: sections.filter((each) => isReader(each, operator?.role)) }))
    .filter(({ sections }) => sections.length > 0);
  const role = roleOf(operator?.role);
  const leave = async () => {
    await signOut.run({});
    onSignedOut();
  };
  return (
    <>
      <div className={css.logo}>
        <Logo />
        <Badge>{t('frame.operator')}</Badge>
      </div>
      <nav className={css.menu} aria-label={t('frame.menu')}>
        {seen.map(({ name, sections }) => (
          <div key={sections[0]}>
            {name && (
              <div className={css.groupName} aria-hidden>
                {t(`frame.${name}`)}
              </div>
            )}
            <ul className={css.group} aria-label={name && t(`frame.${name}`)}>
              {sections.map((each) => {
                const Icon = icons[each];
                const count = counts[each] ?? 0;
                return (
                  <li key={each}>
                    <Link
                      href={roomPath(each)}
                      variant="bare"
                      className={css.item}
                      aria-current={each === section ? 'page' : undefined}
                      onPress={onGo}
                    >
                      <Icon />
                      <span>{t(each === 'companies' ? each : `section.${each}`)}</span>
                      {count > 0 && (
                        <span className={css.count} data-waits={each === 'moderation' || undefined}>
                          {format.number(count)}
                        </span>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      {operator && (
        <div className={css.person}>
          <Avatar name={operator.name ?? ''} size={32} />
          <div className={css.who}>
            <Text as="span" size="sm" weight="strong">
              {operator.name}
            </Text>
            <Text as="span" size="xs" tone="muted">
              {role && t(`role.${role}`)}
            </Text>
          </div>
          <IconButton size="sm" aria-label={t('leave')} isPending={signOut.isPending} onPress={() => void leave()}>
            <LogOut />
          </IconButton>
        </div>
      )}
    </>
  );
}
