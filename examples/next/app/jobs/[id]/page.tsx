import { ApiError, getPublicVacancy, searchVacancies } from '@kasb/contract';
import { initialAnswer, initialOf } from '@kasb/kit/server';
import { VacancyCard, VacancyPage } from '@kasb/search';
import { Heading, Page } from '@kasb/ui';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Kasb } from '../../Kasb.tsx';
import { api, ask } from '../../provider.ts';

interface Props {
  params: Promise<{ id: string }>;
}

// Once for the head and the page.
const read = cache((id: string) => ask(getPublicVacancy, { params: { id } }));

/** The head of a vacancy's page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vacancy = await read((await params).id);
  return vacancy instanceof ApiError ? {} : { title: vacancy.data.title };
}

/** A vacancy and two others, read and drawn on the server: what they take is plain, so no file here is for browsers. */
export default async function JobPage({ params }: Props) {
  const { id } = await params;
  const [vacancy, newest] = await Promise.all([read(id), ask(searchVacancies, {})]);
  if (vacancy instanceof ApiError && vacancy.status === 404) notFound();
  const initial = initialOf(Date.now(), initialAnswer(getPublicVacancy, { params: { id } }, vacancy));
  const others = newest instanceof ApiError ? [] : newest.data.filter((other) => other.id !== id).slice(0, 2);
  return (
    <Kasb baseUrl={api} initial={initial}>
      <VacancyPage vacancyId={id} />
      {others.length > 0 && (
        <Page width="mid">
          <Heading level={2}>Ещё вакансии</Heading>
          {others.map((other) => (
            <VacancyCard key={other.id} vacancy={other} />
          ))}
        </Page>
      )}
    </Kasb>
  );
}
