import { sessionHint } from '@kasb/contract';

/** Remembers that there may be a session that scripts cannot see. */
export interface SessionHint {
  isSet: () => boolean;
  set: () => void;
  clear: () => void;
}

/** As long as a session lasts from its last use. */
const seconds = 30 * 24 * 60 * 60;

/**
 * The readable cookie beside the session's own. A provider that sets it itself keeps it for longer in some browsers.
 */
export function cookieHint(): SessionHint {
  const write = (value: string, age: number) => {
    const secure = globalThis.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${sessionHint}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  };
  const isSet = () => document.cookie.split('; ').some((pair) => pair.startsWith(`${sessionHint}=`));
  return {
    isSet,
    set: () => isSet() || write('1', seconds),
    clear: () => write('', 0),
  };
}

/** Whether an API is of the page's own origin, whose cookies it then shares. */
export function isOwnOrigin(baseUrl: string): boolean {
  if (typeof document === 'undefined') return false;
  return baseUrl === '' || new URL(baseUrl, document.baseURI).origin === globalThis.location.origin;
}
