import { KasbProvider } from '@kasb/kit';
import { Heading } from '@kasb/ui';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'О портале · Ish kuni' };

/** A page of the server that needs Kasb's look alone: its links load pages. */
export default function AboutPage() {
  return (
    <KasbProvider theme="light">
      <Heading level={1}>О портале</Heading>
      <p>Вакансии Ташкента и областей.</p>
    </KasbProvider>
  );
}
