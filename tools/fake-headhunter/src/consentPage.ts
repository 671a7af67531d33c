import type { Account } from './world.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** The page that asks for consent. @param query what it was asked with, and hands on */
export function consentPage(accounts: readonly Account[], query: URLSearchParams): string {
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const choices = accounts
    .map(
      ({ id, firstName, lastName, employer }) =>
        `<option value="${id}">${escape(`${firstName} ${lastName}, ${employer?.name ?? 'соискатель'}`)}</option>`,
    )
    .join('');
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>HeadHunter (подделка для разработки)</title>
<body style="font-family:sans-serif;max-width:32rem;margin:4rem auto"><h1>HeadHunter</h1><p>Подделка для разработки и тестов.</p>
<p>Приложение просит доступ к вакансиям, откликам и резюме.</p>
<form method="post" action="/oauth/decide">${hidden}<p><label>Аккаунт <select name="account">${choices}</select></label></p>
<button name="decision" value="allow">Разрешить</button> <button name="decision" value="deny">Отклонить</button></form></body></html>`;
}
