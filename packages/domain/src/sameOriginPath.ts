/**
 * The value when it is an absolute path of this site, else undefined.
 * Anything that a browser could read as another origin is dropped: `//host`, `/\host`, schemes, control characters
 * (decisions: only same-origin absolute paths are ever followed). The same goes for what is left once dots are
 * resolved: `/..//host` is `//host`.
 */
export function sameOriginPath(value: unknown): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers strip these, so '/\t/host' would leave the site
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(value)) return undefined;
  const base = 'http://kasb.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(value, base);
    return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
