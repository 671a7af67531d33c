import type { FoundEverything } from '@kasb/contract';
import { LoadFailure, match, useFormat, useMessages } from '@kasb/kit';
import { Link, SearchField, Text } from '@kasb/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useOperator } from '../../data/room.ts';
import { useKeys, useKeysChoice } from '../../data/useKeys.ts';
import { useFound } from '../../data/useToday.ts';
import { operatorMessages } from '../../messages/index.ts';
import { roomPath } from '../../model/sections.ts';
import { KeyHint } from '../../parts/KeyHint/KeyHint.tsx';
import * as css from './Frame.css.ts';

/** Everything that the operator may see, looked through from any page: `/` leads here, arrows walk what was found. */
export function Find() {
  const state = useOperator();
  return state.status === 'ready' && state.failure === undefined ? (
    <FindField confirmedUntil={state.data.operator.confirmed_until} />
  ) : null;
}

function FindField({ confirmedUntil }: { confirmedUntil: string | undefined }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const [now] = useState(Date.now);
  const [isOn] = useKeysChoice();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const state = useFound(text.trim());
  const isAsked = text.trim().length >= 3;
  const close = () => setText('');
  useKeys({ Slash: () => box.current?.querySelector('input')?.focus() }, isOn);
  const walk = (event: KeyboardEvent) => {
    const places = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = places.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    places[Math.min(Math.max(at + step, 0), places.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field and the links in it take the focus
    <div ref={box} className={css.find} onKeyDown={walk}>
      <form
        role="search"
        className={css.field}
        onSubmit={(event) => {
          event.preventDefault();
          box.current?.querySelector('a')?.click();
        }}
      >
        <SearchField
          label={t('find.label')}
          isLabelHidden
          placeholder={t('find.label')}
          size="sm"
          value={text}
          onChange={setText}
          aria-keyshortcuts={isOn ? '/' : undefined}
        />
        {isOn && text === '' && (
          <span className={css.slash}>
            <KeyHint>/</KeyHint>
          </span>
        )}
      </form>
      {confirmedUntil !== undefined && Date.parse(confirmedUntil) > now && (
        <Text as="span" size="xs" tone="muted" className={css.confirmed}>
          {t('frame.confirmed', { time: format.time(confirmedUntil) })}
        </Text>
      )}
      {isAsked &&
        match(state, {
          loading: () => null,
          error: (failure) => (
            <section className={css.found} aria-label={t('find.results')} tabIndex={-1}>
              <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
            </section>
          ),
          ready: ({ data }) => <Hits found={data} onGo={close} />,
        })}
    </div>
  );
}

/** What was found, by its kind, with the way to each. */
function Hits({ found, onGo }: { found: FoundEverything; onGo: () => void }) {
  const t = useMessages(operatorMessages);
  const groups = useGroups(found);
  return (
    <section className={css.found} aria-label={t('find.results')}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <div className={css.kind}>{title}</div>
          {items.map(({ href, name, under }) => (
            <Link key={href} href={href} variant="bare" className={css.hit} onPress={onGo}>
              <span>{name}</span>
              <span className={css.kind}>{under}</span>
            </Link>
          ))}
        </div>
      ))}
      {groups.length === 0 && (
        <Text size="sm" tone="muted" role="status">
          {t('noOptions')}
        </Text>
      )}
    </section>
  );
}

function useGroups(found: FoundEverything) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const groups = [
    {
      title: t('section.people'),
      items: found.people.map(({ id, name, phone }) => ({
        href: roomPath('people', id),
        name,
        under: format.phone(phone),
      })),
    },
    {
      title: t('companies'),
      items: found.companies.map(({ id, name }) => ({ href: roomPath('companies', id), name, under: undefined })),
    },
    {
      title: t('find.vacancies'),
      items: found.vacancies.map(({ id, title, company_name: company }) => ({
        href: roomPath('moderation', id),
        name: title,
        under: company,
      })),
    },
    {
      title: t('section.orders'),
      items: found.orders.map(({ number, name }) => ({
        href: `/operator/orders/${number}`,
        name: `${number.slice(0, 4)} ${number.slice(4)}`,
        under: name,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
