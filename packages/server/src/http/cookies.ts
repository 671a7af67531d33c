/** Reads a cookie of a request; an empty one counts as absent. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** Names a cookie of sign-in: outside localhost so that only a secure page can have set it. */
export function signInCookieName(name: string, isLocal: boolean): string {
  return isLocal ? name : `__Secure-${name}`;
}

/** A cookie that only the calls of sign-in see; an empty value removes it. */
export function signInCookie(name: string, value: string, seconds: number, isLocal: boolean): string {
  const age = value === '' ? 0 : seconds;
  const safety = `HttpOnly; SameSite=Lax${isLocal ? '' : '; Secure'}`;
  return `${signInCookieName(name, isLocal)}=${value}; Path=/auth/phone; Max-Age=${age}; ${safety}`;
}
