import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Link, Text } from '@kasb/ui';
import { searchMessages } from '../../messages/index.ts';
import * as css from './CompanyName.css.ts';

interface CompanyNameProps {
  vacancy: Vacancy;
  /** Where its page is. */
  href?: string | undefined;
  size?: 'sm' | undefined;
}

/** Whose vacancy it is, and that the company was verified. */
export function CompanyName({ vacancy, href, size }: CompanyNameProps) {
  const t = useMessages(searchMessages);
  const { company_name: name, company_verified: isVerified } = vacancy;
  if (!name) return null;
  return (
    <Text size={size} tone="muted">
      {href ? (
        <Link variant="inherit" className={css.link} href={href}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {isVerified && (
        <>
          <span>{' · '}</span>
          <Text as="span" size={size} tone="positive">
            {t('verified')}
          </Text>
        </>
      )}
    </Text>
  );
}
