import type { Language } from '@kasb/contract';

/** The language that an `Accept-Language` header asks for most; Russian where it names none of ours. */
export function languageOf(header: string | null | undefined): Language {
  let best: { language: Language; weight: number } | undefined;
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [name = '', ...settings] = part.split(';').map((each) => each.trim().toLowerCase());
    const language = name.split('-')[0];
    const weight = Number(settings.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    if ((language === 'ru' || language === 'uz') && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'ru';
}
