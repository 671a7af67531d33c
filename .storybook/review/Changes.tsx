import { Badge } from '@kasb/ui';
import { Markdown } from '@storybook/addon-docs/blocks';
import { Suspense, useState } from 'react';
import type { Change } from '../../scripts/lib/changes.ts';
import { useChanges } from './data.ts';
import { Finder } from './Finder.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const steps: Record<Change['bump'], { name: string; tone: 'warning' | 'info' | 'neutral' }> = {
  major: { name: 'Ломает прежнее', tone: 'warning' },
  minor: { name: 'Новое', tone: 'info' },
  patch: { name: 'Исправлено', tone: 'neutral' },
};

/** What the next release brings, and what the ones before it brought. */
export function Changes() {
  return (
    <ReviewPage>
      <Suspense>
        <ChangeList />
      </Suspense>
    </ReviewPage>
  );
}

function ChangeList() {
  const { next, released } = useChanges();
  const [query, setQuery] = useState('');
  const shown = next.filter(({ text, packages }) =>
    `${text} ${packages.join(' ')}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <>
      <Finder
        label="Найти"
        placeholder="Слово или пакет"
        query={query}
        onQuery={setQuery}
        shown={shown.length}
        all={next.length}
      />
      <h2 id="next">В следующем выпуске</h2>
      {shown.map(({ packages, bump, text }) => (
        <article key={text} className="review-change">
          <p className="review-bar">
            <Badge tone={steps[bump].tone}>{steps[bump].name}</Badge>
            {packages.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
          <div lang="en">
            <Markdown>{text}</Markdown>
          </div>
        </article>
      ))}
      <h2 id="released">Выпущено</h2>
      {released.length === 0 && <p>Выпусков ещё не было.</p>}
      {released.map(({ package: name, version, text }) => (
        <article key={`${name} ${version}`} className="review-change">
          <h3>{`${name} ${version}`}</h3>
          <div lang="en">
            <Markdown>{text}</Markdown>
          </div>
        </article>
      ))}
    </>
  );
}
