import { KasbTheme, Logo } from '@kasb/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import names from 'virtual:kasb-review/component-names';
import data from 'virtual:kasb-review/screens';
import type { ReviewComponent, ReviewData } from '../../scripts/lib/review.ts';
import { pageHref } from '../review/open.ts';
import { Overview } from '../review/Overview.tsx';
import '@fontsource-variable/onest/wght.css';
import '../review/review.css';
import './start.css';

const { screens } = data as Pick<ReviewData, 'screens'>;
const components = names as Pick<ReviewComponent, 'name' | 'label' | 'page'>[];

const pages = [
  ['карта--docs', 'Карта продукта'],
  ['что-изменилось--docs', 'Что изменилось'],
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
          <Overview screens={screens} components={components} />
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
