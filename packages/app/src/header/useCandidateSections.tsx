import { useLinks, useMessages } from '@kasb/kit';
import { Bookmark, FileUser, House, Search, Send } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { candidatePages } from '../candidatePages.ts';
import { siteMessages } from '../messages/site/index.ts';

/** The candidate's sections, of those that are there: for the header and for the bar at the lower edge. */
export function useCandidateSections() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { pathname } = useLocation();
  const isIn = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return [
    ...(candidatePages[''] ? [{ href: links.my(), label: t('nav.my'), icon: <House /> }] : []),
    { href: links.vacancies(), label: t('nav.vacancies'), icon: <Search /> },
    { href: links.myApplications(), label: t('nav.myApplications'), icon: <Send /> },
    ...(candidatePages.resumes ? [{ href: links.myResumes(), label: t('nav.myResumes'), icon: <FileUser /> }] : []),
    ...(candidatePages.saved ? [{ href: links.mySaved(), label: t('nav.mySaved'), icon: <Bookmark /> }] : []),
  ].map((section) => ({
    ...section,
    isCurrent: section.href === links.my() ? pathname === section.href : isIn(section.href),
  }));
}
