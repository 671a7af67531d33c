import { ApiError, getPublicVacancy } from '@kasb/contract';
import { initialAnswer, initialOf } from '@kasb/kit/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { api, ask } from '../../provider.ts';
import { Job } from './Job.tsx';

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

/** A vacancy, read and drawn on the server. */
export default async function JobPage({ params }: Props) {
  const { id } = await params;
  const vacancy = await read(id);
  if (vacancy instanceof ApiError && vacancy.status === 404) notFound();
  const initial = initialOf(Date.now(), initialAnswer(getPublicVacancy, { params: { id } }, vacancy));
  return <Job api={api} initial={initial} id={id} />;
}
