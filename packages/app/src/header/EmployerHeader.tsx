import type { User } from '@kasb/contract';
import { formatPhone } from '@kasb/domain/phone';
import { commonMessages, useLinks, useMessages } from '@kasb/kit';
import { Bell } from '@kasb/notifications';
import { AppHeader } from '@kasb/ui';
import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  CreditCard,
  Languages,
  LayoutDashboard,
  Tags,
  Users,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { siteMessages } from '../messages/site/index.ts';
import { useSignOut } from './useSignOut.ts';

export interface EmployerHeaderProps {
  user: User;
}

/** Pages whose address does not begin with their section's. */
const elsewhere: Record<string, RegExp> = {
  '/employer/vacancies': /^\/employer\/vacancy\//,
  '/employer/applications': /^\/employer\/hh-resume\//,
};
const isIn = (href: string, pathname: string) => pathname.startsWith(href) || elsewhere[href]?.test(pathname) === true;

/** The employer's header: seven sections and the person's menu, a sheet on narrow screens (docs/domain.md#header). */
export function EmployerHeader({ user }: EmployerHeaderProps) {
  const t = useMessages(siteMessages);
  const common = useMessages(commonMessages);
  const links = useLinks();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const { otherName, switchOver } = useLanguage();
  const sections = [
    { href: links.dashboard(), label: t('nav.overview'), icon: <LayoutDashboard /> },
    { href: links.companies(), label: common('companies'), icon: <Building2 /> },
    { href: links.employerVacancies(), label: t('nav.vacancies'), icon: <BriefcaseBusiness /> },
    { href: links.applications(), label: common('applications'), icon: <Users /> },
    { href: links.analytics(), label: t('nav.analytics'), icon: <ChartColumn /> },
    { href: links.subscriptions(), label: t('nav.subscriptions'), icon: <CreditCard /> },
    { href: links.pricing(), label: t('nav.pricing'), icon: <Tags /> },
  ];
  const phone = user.phone ?? '';
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || formatPhone(phone);
  return (
    <AppHeader
      homeHref={links.dashboard()}
      homeLabel={t('nav.home')}
      navigationLabel={t('nav.main')}
      links={sections.map((section) => ({ ...section, isCurrent: isIn(section.href, pathname) }))}
      user={{ name, shortName: user.firstName, detail: phone && formatPhone(phone) }}
      actions={<Bell href={links.notifications()} settingsHref={links.notificationSettings()} onPhone="sheet" />}
      profileHref={links.profile()}
      menuItems={[{ id: 'language', label: otherName, icon: <Languages />, onAction: switchOver }]}
      onSignOut={() => void signOut()}
    />
  );
}
