/** An address fit for `href`, or nothing when it would run as a script or cannot be read. */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href || !URL.canParse(href, 'https://kasb.invalid')) return undefined;
  // The parser drops the tabs and line breaks that hide a scheme, as a browser does.
  return /^(https?|mailto|tel):$/.test(new URL(href, 'https://kasb.invalid').protocol) ? href : undefined;
}
