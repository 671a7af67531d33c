import { KasbTheme, Logo } from '@kasb/ui';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { pageHref } from '../review/open.ts';
import { Overview } from '../review/Overview.tsx';
import '@fontsource-variable/onest/wght.css';
import '../review/review.css';
import './start.css';

const pages = [
  ['карта--docs', 'Пути людей'],
  ['правила--docs', 'Правила'],
  ['портал-за-десять-минут--docs', 'Портал за десять минут'],
  ['обзор--docs', 'Как читать Storybook'],
] as const;

/** The first page of the built site: light, since Storybook itself takes many times longer to load. */
function Start() {
  return (
    <KasbTheme ground="page">
      <div className="review start">
        <header className="review-bar">
          <Logo />
          <nav aria-label="Разделы" className="review-bar">
            {pages.map(([page, name]) => (
              <a key={page} href={pageHref(page)}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <h1>Экраны и состояния</h1>
          <Suspense>
            <Overview />
          </Suspense>
        </main>
      </div>
    </KasbTheme>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
