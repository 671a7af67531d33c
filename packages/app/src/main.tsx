import { sessionHint } from '@kasb/contract';
import type { Initial } from '@kasb/kit';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { basenameOf, languageOfPath } from './language.ts';
import { preloadPage } from './routes.tsx';
import './app.css';

declare global {
  /** Ends what a page from the server does for presses by itself, and hands over the last one. */
  var kasbTakeOver: (() => void) | undefined;
}

const locale = languageOfPath(window.location.pathname);
const basename = basenameOf(locale);
const root = document.getElementById('root') as HTMLElement;
const state = document.getElementById('kasb-state');

// The server's pages have said so before their first paint.
if (document.cookie.includes(`${sessionHint}=`)) document.documentElement.dataset.session = 'maybe';

const app = (initial?: Initial) => (
  <StrictMode>
    <BrowserRouter basename={basename}>
      <App locale={locale} initial={initial} />
    </BrowserRouter>
  </StrictMode>
);

const isLoaded = preloadPage(window.location.pathname.slice(basename.length) || '/');
if (state?.textContent) {
  const initial = JSON.parse(state.textContent) as Initial;
  // Hydration that has to wait for a part would begin anew, without what was typed.
  void isLoaded.then(() => {
    startTransition(() => void hydrateRoot(root, app(initial)));
    // For a press React hydrates first what was pressed.
    globalThis.kasbTakeOver?.();
  });
} else createRoot(root).render(app());
