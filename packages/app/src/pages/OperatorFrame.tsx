import { useHref, useMessages } from '@kasb/kit';
import { Frame, operatorMessages } from '@kasb/operator';
import type { Section } from '@kasb/operator';
import type { ReactNode } from 'react';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** A page of the operators' room in its frame; who leaves takes what was read along, with the whole page. */
export function OperatorFrame({ section, children }: { section: Section; children: ReactNode }) {
  const entrance = useHref('/operator/sign-in');
  const t = useMessages(operatorMessages);
  usePageTitle(t(section === 'companies' ? section : `section.${section}`));
  return (
    <Frame section={section} actions={<LanguageLink />} onSignedOut={() => window.location.assign(entrance)}>
      {children}
    </Frame>
  );
}
