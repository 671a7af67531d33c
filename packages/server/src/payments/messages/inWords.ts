import type { Language } from '@kasb/contract';

const ruOnes = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const ruTeens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const ruTens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const ruHundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const uzOnes = ['', 'bir', 'ikki', 'uch', 'to‘rt', 'besh', 'olti', 'yetti', 'sakkiz', 'to‘qqiz'];
const uzTens = ['', 'o‘n', 'yigirma', 'o‘ttiz', 'qirq', 'ellik', 'oltmish', 'yetmish', 'sakson', 'to‘qson'];

/** Of each thousand: its word for one, for two to four, for more; the first is of the female gender. */
const ruScales = [
  undefined,
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
] as const;
const uzScales = ['', 'ming', 'million', 'milliard', 'trillion'];

const units: Record<string, Record<Language, { whole: string; part: string }>> = {
  UZS: { ru: { whole: 'сум', part: 'тийин' }, uz: { whole: 'so‘m', part: 'tiyin' } },
};

/** A sum as invoices spell it: the whole in words, the hundredths in digits. */
export function inWords(hundredths: number, currency: string, language: Language): string {
  const whole = Math.floor(hundredths / 100);
  const rest = String(hundredths % 100).padStart(2, '0');
  const said = language === 'uz' ? wholeUz(whole) : wholeRu(whole);
  const unit = units[currency]?.[language];
  return unit ? `${said} ${unit.whole} ${rest} ${unit.part}` : `${said} ${currency} ${rest}/100`;
}

/** The thousands of a number, the lowest first. */
function thousandsOf(value: number): number[] {
  const found: number[] = [];
  for (let left = value; left > 0; left = Math.floor(left / 1000)) found.push(left % 1000);
  return found;
}

function wholeRu(value: number): string {
  const said = thousandsOf(value).map((part, scale) => {
    if (part === 0) return '';
    const [tens, ones] = [Math.floor((part % 100) / 10), part % 10];
    const isTeen = tens === 1;
    const one = scale === 1 ? (['', 'одна', 'две'][ones] ?? ruOnes[ones]) : ruOnes[ones];
    const words = [ruHundreds[Math.floor(part / 100)], isTeen ? ruTeens[ones] : ruTens[tens], isTeen ? '' : one];
    const form = isTeen || ones === 0 || ones > 4 ? 2 : ones === 1 ? 0 : 1;
    return [...words, ruScales[scale]?.[form]].filter(Boolean).join(' ');
  });
  return said.filter(Boolean).toReversed().join(' ') || 'ноль';
}

function wholeUz(value: number): string {
  const said = thousandsOf(value).map((part, scale) => {
    if (part === 0) return '';
    const hundreds = Math.floor(part / 100);
    const words = [
      hundreds > 0 ? `${uzOnes[hundreds]} yuz` : '',
      uzTens[Math.floor((part % 100) / 10)],
      uzOnes[part % 10],
    ];
    return [...words, uzScales[scale]].filter(Boolean).join(' ');
  });
  return said.filter(Boolean).toReversed().join(' ') || 'nol';
}
