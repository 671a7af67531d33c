import { expect, test } from 'vitest';
import { describePage, maxLength } from './describe.ts';

const long = 'Фабрика шьёт домашний текстиль из узбекского хлопка и продаёт его в девять стран мира.';

test('the meta description comes first', () => {
  const html =
    '<head><meta property="og:description" content="Другое описание, тоже достаточно длинное"><META ' +
    `NAME="Description" content=" ${long}\n"></head><p>${long}${long}</p>`;
  expect(describePage(html)).toBe(long);
});

test('then Open Graph, when the meta description says nothing', () => {
  expect(
    describePage(`<meta name="description" content="Главная"><meta property="og:description" content="${long}">`),
  ).toBe(long);
});

test.each([
  ['an organisation', { '@type': 'Organization', description: long }],
  ['a list', [{ '@type': 'WebSite' }, { '@type': 'Organization', description: long }]],
  ['a graph', { '@graph': [{ '@type': 'WebPage' }, { description: long }] }],
])('then JSON-LD: %s', (_, data) => {
  expect(describePage(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toBe(long);
});

test('JSON-LD that is broken says nothing', () => {
  expect(describePage(`<script type="application/ld+json">{"description": "${long}"</script>`)).toBeUndefined();
  expect(describePage('<script type="application/ld+json">null</script>')).toBeUndefined();
});

test('then the first paragraph that is one', () => {
  const html = `<body><nav><p>${long} меню</p></nav><header>${long} шапка</header><h1>О нас</h1><p>Коротко</p>
    <style>${long}</style><script>const text = "<p>${long}</p>";</script><noscript>${long}</noscript>
    <div>Мы <b>рядом</b>: ${long}<br><script>alert(1)</script></div><p>${long} второй</p></body>`;
  expect(describePage(html)).toBe(`Мы рядом: ${long}`);
});

test('only text is taken', () => {
  const evil = `&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;${long}&lt;/b&gt;`;
  expect(describePage(`<meta name="description" content="${evil}">`)).toBe(long);
  expect(describePage(`<p>${long}<script>alert(1)</script> &lt;script&gt;alert(2)&lt;/script&gt;</p>`)).toBe(long);
  expect(describePage(`<meta name="description" content="${long}\u202E\u0007\u200B">`)).toBe(long);
});

test('its length is bounded, by whole words', () => {
  const text = describePage(`<meta name="description" content="${'слово '.repeat(5000)}">`) ?? '';
  expect(text.length).toBeLessThanOrEqual(maxLength);
  expect(text).toMatch(/слово…$/);
  expect(describePage(`<meta name="description" content="${'💼'.repeat(5000)}">`)?.isWellFormed()).toBe(true);
});

test.each([
  '',
  'plain',
  '<html></html>',
  '<p>Коротко</p>',
  '<p',
  '<!--',
  '<meta name="description">',
  '<meta name=description content="">',
])('nothing in %j', (html) => {
  expect(describePage(html)).toBeUndefined();
});

test.each([
  '<div>',
  '<p>a',
  '<script>',
  '<svg><title>',
  '<meta name="description" content="',
  '</p>',
  '<!--',
  '&lt;',
  '<script type="application/ld+json">',
])('a megabyte of %j is read before the test runner gives up', (part) => {
  expect(() => describePage(part.repeat(1_000_000 / part.length))).not.toThrow();
});

test('so is markup hidden in an attribute', () => {
  expect(() => describePage(`<meta name="description" content="${'&lt;div&gt;'.repeat(90_000)}">`)).not.toThrow();
});
