/** What nobody finds by searching: pages behind sign-in, and calls. */
const closed = [
  '/employer/',
  '/my/',
  '/uz/employer/',
  '/uz/my/',
  '/interview/',
  '/uz/interview/',
  '/api/',
  '/auth/',
  '/candidate/',
  '/users/',
  '/sign-in/',
  '/uz/sign-in/',
];

/** What robots may read (RFC 9309); a stand for tests is read by none. */
export function robots(origin: string, isIndexed: boolean): string {
  const rules = isIndexed ? closed.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
  return ['User-agent: *', ...rules, '', ...(isIndexed ? [`Sitemap: ${origin}/sitemap.xml`, ''] : [])].join('\n');
}
