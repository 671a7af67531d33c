import { expect, it } from 'vitest';
import { contactLines, mailLink } from './contactLines.ts';

const contact = (value: string | undefined, type = 'Телефон', preferred = false) => ({
  type: { name: type },
  value,
  preferred,
});

it('shows a phone once, in the spelling of the resume under the name of the list', () => {
  expect(
    contactLines({
      contacts: [contact('+998 (90) 765-43-21', 'Мобильный', true)],
      phone: '+998 90 765-43-21',
      email: undefined,
    }),
  ).toEqual([
    { kind: 'phone', type: 'Мобильный', value: '+998 90 765-43-21', isPreferred: true, href: 'tel:+998907654321' },
  ]);
});

it('adds what the list does not have', () => {
  const lines = contactLines({
    contacts: [contact('@dilshod', 'Telegram')],
    phone: '998901112233',
    email: 'Dilshod@mail.uz',
  });
  expect(lines.map(({ kind, value, href }) => [kind, value, href])).toEqual([
    ['other', '@dilshod', undefined],
    ['phone', '998901112233', 'tel:+998901112233'],
    ['email', 'Dilshod@mail.uz', 'mailto:Dilshod@mail.uz'],
  ]);
});

it('leaves out entries that say nothing', () => {
  expect(contactLines({ contacts: [contact(undefined)], phone: undefined, email: undefined })).toEqual([]);
});

it('makes no link of a script or of text', () => {
  const values = ['javascript:alert(1)', 'data:text/html,x', '2020', 'звонить после 18:00'];
  expect(
    contactLines({ contacts: values.map((value) => contact(value)), phone: undefined, email: undefined }).map(
      ({ href }) => href,
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

it('writes to one address and to nobody besides', () => {
  expect(mailLink('a@b.uz')).toBe('mailto:a@b.uz');
  for (const address of ['a@b.uz?bcc=c@d.uz', 'a@b.uz&x', 'a b@c.uz', 'a', '', undefined])
    expect(mailLink(address)).toBeUndefined();
});
