import { createHash } from 'node:crypto';
import { loginByPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import type { Answer, Harness } from './harness.ts';
import { form } from './signIn.ts';

/** What the answer to a request for a code asks to be solved first. */
interface Puzzle {
  challenge: string;
  difficulty: number;
}

/** Solves the proof that an answer demands, as the page does. */
export function solve({ body }: Answer): { challenge: string; answer: string } {
  const { challenge, difficulty } = (body as { proof: Puzzle }).proof;
  for (let count = 0; ; count += 1) {
    const digest = createHash('sha256').update(`${challenge}:${count}`).digest();
    if (Math.clz32(digest.readUInt32BE(0)) >= difficulty) return { challenge, answer: String(count) };
  }
}

/** A browser at an address: it keeps its cookies, and takes the code from the phone that it asked for. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly api: Harness;
  address: string;

  constructor(api: Harness, address: string) {
    this.api = api;
    this.address = address;
  }

  login(phone: string, proof?: { challenge: string; answer: string }): Promise<Answer> {
    return this.send(() => this.api.call(loginByPhone, { body: { phone, proof } }, { headers: this.headers() }));
  }

  register(phone: string, firstName = 'Азиз'): Promise<Answer> {
    const body = { ...form(phone), firstName };
    return this.send(() => this.api.call(registerByPhone, { body }, { headers: this.headers() }));
  }

  verify(phone: string, code = this.api.sent.findLast(({ to }) => to === phone)?.code ?? ''): Promise<Answer> {
    return this.send(() => this.api.call(verifyPhone, { body: { phone, code } }, { headers: this.headers() }));
  }

  /** Registers a phone and shows its code. */
  async join(phone: string): Promise<Answer> {
    await this.register(phone);
    return this.verify(phone);
  }

  /** Forgets who signed in, not the device. */
  signOut(): void {
    this.cookies.delete('kasb_session');
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': this.address, origin: 'http://localhost' };
    return cookie === '' ? headers : { ...headers, cookie };
  }

  private async send(call: () => Promise<Answer>): Promise<Answer> {
    const answer = await call();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
