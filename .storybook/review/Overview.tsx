import { SearchField } from '@kasb/ui';
import { useState } from 'react';
import { useGroups } from './data.ts';
import type { ReviewGroup } from './data.ts';
import { findStates, lookOf } from './find.ts';
import { groupNames } from './groups.ts';
import { useLook } from './look.ts';
import { LookBar } from './LookBar.tsx';
import { follow, pageHref } from './open.ts';
import { StateCard } from './Sheet.tsx';

const order = Object.keys(groupNames);

// The main screen of a group has the most states.
const byStates = (one: ReviewGroup, other: ReviewGroup) => other.states.length - one.states.length;

/** Found states that are drawn at once. */
const shownAtOnce = 12;

/** Where a reviewer begins: finds a state by words, or goes to a screen or a component. */
export function Overview() {
  const all = useGroups();
  const screens = all.filter(({ title }) => !title.startsWith('UI/') && !title.startsWith('Foundations/'));
  const components = all.filter(({ title }) => title.startsWith('UI/'));
  const chosen = useLook();
  const [query, setQuery] = useState('');
  const look = { ...chosen, ...lookOf(query) };
  const found = query.trim() ? findStates(screens, query) : [];
  const states = screens.reduce((sum, screen) => sum + screen.states.length, 0);
  const groups = Map.groupBy(screens, ({ title }) => title.split('/')[0] ?? '');
  return (
    <>
      <section aria-label="Найти состояние">
        <SearchField
          label={`Найти состояние: их ${states}`}
          hint="Словами, можно сразу с видом: «ошибка загрузки списка вакансий, тёмная, телефон»"
          value={query}
          onChange={setQuery}
        />
        <LookBar look={look} />
        {query.trim() && (
          <>
            <output className="review-count">{`Нашлось: ${found.length}`}</output>
            <ul className="review-sheet" data-width={look.width}>
              {found.slice(0, shownAtOnce).map(({ screen, state }) => (
                <StateCard key={state.id} state={{ ...state, name: `${screen.name}: ${state.name}` }} look={look} />
              ))}
            </ul>
          </>
        )}
      </section>
      <h2 id="screens">Экраны</h2>
      <div className="review-groups">
        {[...groups]
          .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
          .map(([group, of]) => (
            <section key={group} aria-label={groupNames[group]}>
              <h3>{groupNames[group] ?? group}</h3>
              <ul>
                {of.toSorted(byStates).map(({ title, name, page, states: all }) => (
                  <li key={title}>
                    <PageLink page={page}>{name}</PageLink>
                    <span className="review-count">{all.length}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      <h2 id="components">Компоненты</h2>
      <ul className="review-components">
        {components.map(({ title, name, page }) => (
          <li key={title}>
            <PageLink page={page}>{title.slice('UI/'.length)}</PageLink>
            <span className="review-count">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function PageLink({ page, children }: { page: string; children: string }) {
  return (
    <a href={pageHref(page)} target="_top" onClick={(event) => follow(event)}>
      {children}
    </a>
  );
}
