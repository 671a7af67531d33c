import { sessionHint } from '@kasb/contract';

// Bound to its host by browsers: no sister site and nobody on the line can put another in its place.
const boundName = '__Host-kasb_session';
/** Where there is no https: on this machine. */
const plainName = 'kasb_session';

/** A session's token as a browser brought it. */
export interface BroughtToken {
  token: string;
  isBound: boolean;
}

/** The token in the cookies of a request. */
export function readSessionCookie(request: Request): BroughtToken | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const valueOf = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const bound = valueOf(boundName);
  const token = bound || valueOf(plainName);
  return token ? { token, isBound: token === bound } : undefined;
}

/** The `Set-Cookie` lines that keep a session for so many seconds, one with its hint. */
export function sessionCookies(token: string, seconds: number, isBound: boolean): string[] {
  const secure = isBound ? '; Secure' : '';
  return [
    `${isBound ? boundName : plainName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    `${sessionHint}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  ];
}

/** The `Set-Cookie` lines that remove a session and its hint. */
export function noSessionCookies(): string[] {
  return [
    `${plainName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    `${boundName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    `${sessionHint}=; Path=/; Max-Age=0; SameSite=Lax`,
  ];
}
