import { createElementClass } from './element.ts';

const name = 'kasb-vacancies';

/** Makes the element known, once: of two copies on a page the first serves both. `home` is the origin of Kasb. */
export function defineVacancies(home: string): void {
  if (!customElements.get(name)) customElements.define(name, createElementClass(home));
}

/** Puts the element behind a script that carries its attributes as `data-*`. */
export function placeBehind(script: HTMLOrSVGElement & Element): void {
  const { dataset } = script;
  const names = ['company', 'city', 'job', 'search', 'limit', 'lang', 'theme', 'origin'].filter(
    (each) => dataset[each] !== undefined,
  );
  if (names.length === 0) return;
  const element = document.createElement(name);
  for (const each of names) element.setAttribute(each, dataset[each] ?? '');
  script.after(element);
}
