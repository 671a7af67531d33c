import type { Language } from '@kasb/contract';
import { ask, readAsked } from './ask.ts';
import { drawFailed, drawList, drawWaiting } from './draw.ts';
import type { Look, Node } from './draw.ts';
import { sheetOf } from './styles.ts';

function elementOf([name, attributes, ...inner]: Node): Element {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  element.append(...inner.map((one) => (typeof one === 'string' ? one : elementOf(one))));
  return element;
}

/** The element, for a script that comes from `home`. */
export function createElementClass(home: string) {
  return class KasbVacancies extends HTMLElement {
    static observedAttributes = ['company', 'city', 'job', 'search', 'limit', 'lang', 'origin'];
    readonly #declared = this.attachInternals().shadowRoot;
    readonly #root = this.#declared ?? this.attachShadow({ mode: 'open' });
    readonly #sheet = new CSSStyleSheet();
    #underWay: AbortController | undefined;
    #isShown = this.#declared?.querySelector('[part=list]') != null;
    #isAsked = false;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [this.#sheet];
      this.#sheet.replaceSync(sheetOf(this.#asked().limit));
      // What the server has written stays until something else is asked for.
      if (!this.#isShown) this.#askSoon();
    }

    disconnectedCallback() {
      if (!this.#underWay) return;
      this.#underWay.abort();
      this.#underWay = undefined;
      // What stands there is not what was asked for last.
      this.#isShown = false;
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (this.isConnected && before !== after && this.#sheet.cssRules.length > 0) this.#askSoon();
    }

    #asked() {
      return readAsked((name) => this.getAttribute(name));
    }

    /** Several attributes that change together are one question. */
    #askSoon() {
      if (this.#isAsked) return;
      this.#isAsked = true;
      queueMicrotask(() => {
        this.#isAsked = false;
        if (this.isConnected) void this.#load();
      });
    }

    async #load() {
      this.#underWay?.abort();
      const over = new AbortController();
      this.#underWay = over;
      const { limit, call, path } = this.#asked();
      const look = { origin: this.#origin(), language: this.#language(), path };
      this.#sheet.replaceSync(sheetOf(limit));
      if (!this.#root.firstChild) this.#show(drawWaiting(look));
      const asked = ask(look.origin + call, look.language, over).catch(() => undefined);
      // While the answer is on its way: the first number is slow to write, and later only the rows are left to draw.
      elementOf(drawList([{ id: '', salary_min: 1 }], look, 1));
      const answer = await asked;
      // Another question was asked meanwhile, or the element is gone.
      if (this.#underWay !== over) return;
      this.#underWay = undefined;
      this.#isShown = answer !== undefined;
      if (!answer) {
        this.#fail(look);
        return;
      }
      const rows = answer.rows.slice(0, limit);
      const isWithin = this.#root.activeElement !== null;
      this.#show(drawList(rows, look, answer.total));
      // Who has tried again by the keyboard goes on from there.
      if (isWithin) this.#root.querySelector('a')?.focus();
      this.dispatchEvent(
        new CustomEvent('kasb-loaded', { detail: { count: rows.length }, bubbles: true, composed: true }),
      );
    }

    #fail(look: Look) {
      this.#show(drawFailed(look));
      const button = this.#root.querySelector('button');
      button?.addEventListener('click', () => this.#askSoon());
    }

    #show(node: Node) {
      this.#root.replaceChildren(elementOf(node));
    }

    #language(): Language {
      const said = this.closest('[lang]')?.getAttribute('lang') ?? '';
      return /^uz/i.test(said) ? 'uz' : 'ru';
    }

    #origin(): string {
      const { protocol, origin } = new URL(this.getAttribute('origin') ?? home, home);
      return /^https?:$/.test(protocol) ? origin : home;
    }
  };
}
