import type { Language } from '@kasb/contract';

/** The language that an `Accept-Language` header asks for most; Russian where it names none of ours. */
export function languageOf(header: string | null | undefined): Language {
  let best: { language: Language; weight: number } | undefined;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [name = '', ...settings] = part.split(';').map((each) => each.trim().toLowerCase());
    const language = name.split('-')[0];
    const told = settings.find((each) => each.startsWith('q='))?.slice(2);
    const weight = told === undefined ? 1 : Number(told);
    if ((language === 'ru' || language === 'uz') && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'ru';
}
