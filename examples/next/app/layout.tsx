import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import '@kasb/ui/styles.css';
import '@kasb/search/styles.css';
import './portal.css';

export const metadata: Metadata = { title: 'Ish kuni', icons: 'data:,' };

/** The portal's own frame, drawn on the server alone. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>
        <header className="bar">
          <Link href="/jobs">Ish kuni</Link>
          <span>Новости</span>
          <span>Работодателям</span>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
