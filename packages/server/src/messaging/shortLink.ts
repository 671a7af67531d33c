import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { shortLinks } from '../db/schema/index.ts';

/** Where a short address of an SMS leads: to the response, which asks who it is; to all of them where it is spent. */
export async function followShortLink({ db, clock }: Services, code: string): Promise<Response> {
  const [link] = await db
    .select({ applicationId: shortLinks.applicationId })
    .from(shortLinks)
    .where(and(eq(shortLinks.code, code.slice(0, 20)), gt(shortLinks.expiresAt, clock())));
  const location = `/my/applications${link ? `?application=${link.applicationId}` : ''}`;
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
