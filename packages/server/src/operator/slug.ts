const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ';
const latin = [
  'a',
  'b',
  'v',
  'g',
  'd',
  'e',
  'e',
  'zh',
  'z',
  'i',
  'y',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'r',
  's',
  't',
  'u',
  'f',
  'kh',
  'ts',
  'ch',
  'sh',
  'sch',
  '',
  'y',
  '',
  'e',
  'yu',
  'ya',
  'o',
  'q',
  'g',
  'h',
];

/** A name for an address: Latin letters, digits and hyphens, at most 100; '' when nothing of it can be spelled so. */
export function slugOf(name: string): string {
  const spelled = [...name.toLowerCase()].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('');
  return spelled
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
}
