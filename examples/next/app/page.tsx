import { redirect } from 'next/navigation';

/** The portal begins with the search. */
export default function Home() {
  redirect('/jobs');
}
