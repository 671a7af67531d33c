import { Link } from '@kasb/ui';
import { usePosts } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import { useSourceName } from './useSourceName.ts';
import { useWriting } from './useWriting.ts';

/** Where a vacancy was published, and the links that count who comes from there. */
export function PostsFigure({ vacancyId, className }: { vacancyId: string; className?: string }) {
  const query = usePosts(vacancyId);
  const { t, format } = useWriting();
  const nameOf = useSourceName();
  return (
    <Figure
      name="posts"
      title={t('posts')}
      query={query}
      className={className}
      draw={({ items }) => ({
        columns: [{ label: t('channel') }, { label: t('date') }, { label: t('link') }],
        lines: items.map(({ id, kind = 'other', name, at, link = '' }) => ({
          id,
          cells: [
            name ?? nameOf(kind),
            format.date(at),
            <Link key="link" href={link}>
              {pathOf(link)}
            </Link>,
          ],
          values: [name ?? nameOf(kind), format.date(at), link],
        })),
      })}
    />
  );
}

/** A link without the site, which is always the same. */
function pathOf(link: string): string {
  const { pathname, search } = URL.parse(link, 'https://localhost') ?? { pathname: link, search: '' };
  return `${pathname}${search}`;
}
