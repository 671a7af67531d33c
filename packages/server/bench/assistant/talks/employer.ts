import type { Topic } from '../../../src/db/schema/draft.ts';
import { topics } from '../../../src/db/schema/draft.ts';
import type { Conversation, Interjection } from '../conversations/conversation.ts';
import { all } from './words.ts';

/** What the employer sees when it is their turn. */
export interface Seen {
  asked?: Topic;
  isReady: boolean;
  quickOptions: readonly { value: string }[];
}

/** What an employer says next, and why. */
export interface Said {
  message: string;
  kind: 'opening' | 'answer' | 'unknown' | 'more' | 'ending' | 'press' | Interjection['is'];
  interjection?: Interjection;
}

const mostPresses = 4;

/** How people name what they add unasked. */
const leads: Record<'ru' | 'latin' | 'cyrillic', Partial<Record<Topic, string>>> = {
  ru: { title: 'должность: ', duties: 'обязанности: ', requirements: 'требования: ', benefits: 'условия: ' },
  latin: { title: 'lavozim: ', duties: 'vazifalari: ', requirements: 'talablar: ', benefits: 'sharoitlar: ' },
  cyrillic: { title: 'лавозим: ', duties: 'вазифалари: ', requirements: 'талаблар: ', benefits: 'шароитлар: ' },
};

/** Plays one employer: answers what is asked, adds unasked what nobody asked for, and ends. */
export class Employer {
  readonly #conversation: Conversation;
  readonly #answered = new Map<Topic, number>();
  readonly #interjected = new Set<Interjection>();
  #turn = 0;
  #presses = 0;
  #hasEnded = false;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
  }

  /** What they say to what they see; nothing once they have left. */
  next(seen: Seen): Said | undefined {
    this.#turn += 1;
    if (this.#turn === 1) return { message: this.#conversation.opening, kind: 'opening' };
    return this.#hasEnded ? this.#afterTheEnd(seen) : this.#before(seen);
  }

  #before({ asked }: Seen): Said {
    const { interjections = [], endsAt, ending } = this.#conversation;
    const interjection = interjections.find(
      (one) => !this.#interjected.has(one) && (one.at === this.#turn || (asked !== undefined && one.at === asked)),
    );
    if (interjection) {
      this.#interjected.add(interjection);
      return { message: interjection.say, kind: interjection.is, interjection };
    }
    if (asked !== undefined && asked !== endsAt) return this.#answer(asked);
    const left = endsAt === asked && asked !== undefined ? undefined : this.#untold();
    if (left !== undefined) return { message: this.#lead(left) + this.#word(left), kind: 'more' };
    this.#hasEnded = true;
    return { message: ending, kind: 'ending' };
  }

  /** Whoever misses something is offered it: they press, one thing at a time. */
  #afterTheEnd({ isReady, quickOptions }: Seen): Said | undefined {
    const option = quickOptions[0];
    if (isReady || option === undefined || this.#presses === mostPresses) return undefined;
    this.#presses += 1;
    return { message: option.value, kind: 'press' };
  }

  #answer(asked: Topic): Said {
    const words = all(this.#conversation.answers[asked] ?? []);
    // Nobody forgets whom they look for, however often they are asked.
    const position = asked === 'title' ? all(this.#conversation.expected.title)[0]?.toLowerCase() : undefined;
    const message = words[this.#answered.get(asked) ?? 0] ?? position;
    if (message === undefined) return { message: this.#conversation.unknown, kind: 'unknown' };
    this.#word(asked);
    return { message, kind: 'answer' };
  }

  #untold(): Topic | undefined {
    const { answers, told = [] } = this.#conversation;
    return topics.find((topic) => answers[topic] !== undefined && !told.includes(topic) && !this.#answered.has(topic));
  }

  #word(topic: Topic): string {
    const count = this.#answered.get(topic) ?? 0;
    this.#answered.set(topic, count + 1);
    return all(this.#conversation.answers[topic] ?? [])[count] ?? '';
  }

  #lead(topic: Topic): string {
    const { language, opening } = this.#conversation;
    if (language !== 'uz') return leads.ru[topic] ?? '';
    return leads[/[а-яё]/iu.test(opening) ? 'cyrillic' : 'latin'][topic] ?? '';
  }
}
