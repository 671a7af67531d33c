const ways = /^(https?|mailto|tel):$/;

/** An address fit for a link: http, https, mailto or tel; whatever else came from the job board is none. */
export function safeLink(address: string | undefined): string | undefined {
  const protocol = address === undefined ? undefined : URL.parse(address)?.protocol;
  return protocol !== undefined && ways.test(protocol) ? address : undefined;
}

/** An address fit for a picture: http, https, or a path of the page's own site. */
export function safePicture(address: string | undefined): string | undefined {
  const protocol = address === undefined ? undefined : URL.parse(address, 'https://kasb.invalid')?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : undefined;
}

/** Whether the browser may be sent there for consent: https, or http to this very machine. */
export function isConsentAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
