import { loginByPhone, normalizePhone, readPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import type { Endpoint, Language } from '@kasb/contract';
import { sameOriginPath } from '@kasb/domain/sameOriginPath';
import type { Services } from '../context/services.ts';
import { parseJson, readAtMost } from '../http/bodies.ts';
import { readCookie } from '../http/cookies.ts';
import { Problem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';

/** The steps of signing in that a browser without script posts. */
export type PostedStep = 'start' | 'code' | 'register';

interface PostedForm {
  request: Request;
  visitor: Visitor;
  /** Makes a call for the same visitor, with the headers of the request. */
  send: (path: string, init: RequestInit) => Promise<Response>;
}

/** What stands between two forms. */
interface Kept {
  phone: string;
  challenge: string | undefined;
  language: Language;
  /** Where the person wanted to go. */
  from: string | undefined;
  until: number;
}

const maxFormBytes = 1024;
/** A cookie holds no more. */
const maxFrom = 200;
const minutes = 5;
const purpose = 'sign-in by post';
/** Bound to its host by browsers, where there is https. */
const cookieOf = ({ isLocal }: Pick<Visitor, 'isLocal'>) => (isLocal ? 'kasb_sign_in' : '__Host-kasb_sign_in');

/** Signs in by forms: each makes the call that the script would, under its limits, and leads to the next page. */
export async function signInByPost(
  services: Pick<Services, 'sealer' | 'clock'>,
  step: PostedStep,
  { request, visitor, send }: PostedForm,
): Promise<Response> {
  const form = await readForm(request, visitor);
  const kept = step === 'start' ? startOf(form) : open(services, request, visitor);
  if (!kept) return lead('/', 'ru', []);
  const { phone, challenge, language, from } = kept;
  const call = async (endpoint: Endpoint, body: object) => {
    const headers = new Headers(request.headers);
    // Of the form's own bytes, and of how the browser takes its answer.
    headers.delete('content-length');
    headers.delete('accept-encoding');
    headers.set('content-type', 'application/json');
    headers.set('accept', 'application/json');
    headers.set('accept-language', language);
    const answer = await send(endpoint.path, { method: endpoint.method, headers, body: JSON.stringify(body) });
    return { answer, told: (parseJson(await answer.text()) ?? {}) as Told, cookies: answer.headers.getSetCookie() };
  };
  // The page of a step says why, in the person's language: a form that is sent again would be asked about.
  const refuse = (page: string, { code = '', country }: Told & { country?: string }) => {
    const query = new URLSearchParams({
      failed: code,
      ...(country !== undefined && { country }),
      ...(page === 'phone' && from !== undefined && { from }),
    });
    return lead(`/sign-in/${page}?${query}`, language, []);
  };
  const keep = (told: Told) => seal(services, { ...kept, challenge: told.challenge }, visitor);

  if (step === 'start') {
    const reading = readPhone(phone);
    if (reading.kind === 'foreign') return refuse('phone', { code: 'foreignPhone', country: reading.country });
    if (reading.kind !== 'uzbek')
      return refuse('phone', { code: reading.kind === 'several' ? 'severalPhones' : 'notPhone' });
    const { answer, told, cookies } = await call(loginByPhone, { phone });
    if (told.code === 'unknownPhone') return lead('/sign-in/register', language, [keep(told)]);
    return answer.ok ? lead('/sign-in/code', language, [...cookies, keep(told)]) : refuse('phone', told);
  }
  if (step === 'register') {
    const names = { firstName: form.get('firstName') ?? '', lastName: form.get('lastName') ?? '' };
    const { answer, told, cookies } = await call(registerByPhone, { phone, ...names, role: 'employer' });
    return answer.ok ? lead('/sign-in/code', language, [...cookies, keep(told)]) : refuse(step, told);
  }
  const { answer, told, cookies } = await call(verifyPhone, { phone, code: form.get('code') ?? '', challenge });
  const target = from ?? (told.user?.role === 'candidate' ? '/vacancies' : '/employer/dashboard');
  return answer.ok ? lead(target, language, [...cookies, cookie('', 0, visitor)]) : refuse(step, told);
}

/** What the calls answer, as far as the way on depends on it. */
interface Told {
  code?: string;
  challenge?: string;
  user?: { role?: string };
}

/** A form of this origin alone, and a small one. @throws Problem foreignOrigin, malformed, tooLarge */
async function readForm(request: Request, { origin }: Visitor): Promise<URLSearchParams> {
  const site = request.headers.get('sec-fetch-site');
  const isOwn = site === null ? request.headers.get('origin') === origin : site === 'same-origin';
  if (!isOwn) throw new Problem('foreignOrigin');
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('malformed');
  const bytes = await readAtMost(request, maxFormBytes);
  if (!bytes) throw new Problem('tooLarge');
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

function startOf(form: URLSearchParams): Omit<Kept, 'until'> {
  const language = form.get('language') === 'uz' ? 'uz' : 'ru';
  const from = sameOriginPath(form.get('from'));
  return {
    phone: normalizePhone(form.get('phone') ?? '') || (form.get('phone') ?? ''),
    challenge: undefined,
    language,
    from: from !== undefined && from.length <= maxFrom ? from : undefined,
  };
}

function open(
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
  request: Request,
  visitor: Visitor,
): Kept | undefined {
  try {
    const sealed = Buffer.from(readCookie(request, cookieOf(visitor)) ?? '', 'base64url');
    const kept = JSON.parse(sealer.open(sealed, purpose)) as Kept;
    return kept.until > clock().getTime() ? kept : undefined;
  } catch {
    return undefined;
  }
}

function seal(
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
  kept: Omit<Kept, 'until'>,
  visitor: Visitor,
): string {
  const until = clock().getTime() + minutes * 60_000;
  return cookie(sealer.seal(JSON.stringify({ ...kept, until }), purpose).toString('base64url'), minutes * 60, visitor);
}

function cookie(value: string, seconds: number, visitor: Visitor): string {
  const secure = visitor.isLocal ? '' : '; Secure';
  return `${cookieOf(visitor)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function lead(path: string, language: Language, cookies: readonly string[]): Response {
  const prefix = language === 'uz' ? '/uz' : '';
  const headers = new Headers({
    location: path === '/' && prefix ? prefix : prefix + path,
    'cache-control': 'no-store',
  });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}
