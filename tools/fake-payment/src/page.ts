const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of a few sentences and buttons; each button posts its fields. */
export function page(
  title: string,
  lines: readonly string[],
  buttons: readonly { label: string; to: string; fields: Record<string, string> }[] = [],
): string {
  const forms = buttons.map(({ label, to, fields }) => {
    const hidden = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    );
    return `<form method="post" action="${to}">${hidden.join('')}<button>${escaped(label)}</button></form>`;
  });
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:36rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;margin:.25rem 0}</style>
<h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}${forms.join('')}</html>`;
}
