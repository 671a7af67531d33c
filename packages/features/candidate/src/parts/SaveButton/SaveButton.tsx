'use client';
import type { Vacancy } from '@kasb/contract';
import { useLinks, useMessages, useUser } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { savingMessages } from '../../messages/saving/index.ts';
import { wantedHash } from '../../model/wanted.ts';
import * as css from './SaveButton.css.ts';

export interface SaveButtonProps {
  /** The vacancy to keep. */
  vacancy: Pick<Vacancy, 'id' | 'title'>;
}

// Visitors, who are most, need neither the calls nor what comes with them.
const Saver = lazy(async () => ({ default: (await import('./Saver.tsx')).Saver }));

/** Keeps a vacancy: a candidate at once, a visitor after signing in, nobody else (docs/domain.md#saved). */
export function SaveButton(props: SaveButtonProps) {
  const t = useMessages(savingMessages);
  const links = useLinks();
  const user = useUser();
  const { id, title = t('save.untitled') } = props.vacancy;
  if (!user)
    return (
      <LinkButton
        variant="quiet"
        className={css.square}
        href={links.candidateSignIn(links.vacancy(id) + wantedHash(id))}
        aria-label={t('save.vacancy', { title })}
        data-for-visitors
      >
        <Bookmark />
      </LinkButton>
    );
  if (user.role !== 'candidate') return null;
  return (
    <Suspense fallback={<span className={css.square} />}>
      <Saver {...props} />
    </Suspense>
  );
}
