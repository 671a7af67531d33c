import type { Initial } from '@kasb/kit';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { addressOf, draw, preload } from '../entry-server.tsx';
import { basenameOf, languageOfPath } from '../language.ts';

const origin = 'https://kasb.example';

export interface ServedPageProps {
  /** The address, with its language. */
  path: string;
  /** What the provider answers the server with, by path; a `Response` answers as it is. */
  answers: Record<string, unknown>;
}

/** A page as the server sends it. Its button is the moment in which the scripts have come. */
export function ServedPage({ path, answers }: ServedPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Initial>();
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    const provider = async (asked: unknown) => {
      const answer = answers[String(asked).replace(/\?.*/, '')];
      if (answer === undefined) throw new Error(`nothing answers ${String(asked)}`);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    };
    const serve = async () => {
      await preload();
      const page = await draw(addressOf(new URL(path, origin)) ?? path, { origin, now: Date.now(), fetch: provider });
      if (!root.current) return;
      root.current.innerHTML = page.body;
      document.documentElement.lang = page.language;
      setState(page.state);
    };
    void serve();
  }, [path, answers]);

  const hydrate = () => {
    const language = languageOfPath(path);
    setHydrated(true);
    hydrateRoot(
      root.current as HTMLElement,
      <MemoryRouter basename={basenameOf(language)} initialEntries={[path]}>
        <App locale={language} initial={state} />
      </MemoryRouter>,
      // What React mends by itself is a page that was drawn twice.
      { onRecoverableError: reportError },
    );
  };

  return (
    <>
      <div ref={root} />
      {state && !isHydrated && (
        <button type="button" hidden data-testid="scripts" onClick={hydrate}>
          Скрипты
        </button>
      )}
    </>
  );
}
