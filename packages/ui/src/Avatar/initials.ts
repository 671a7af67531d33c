/** First letters of the first two words; legal forms and quotation marks do not count. */
export function initials(name: string): string {
  const words = name
    .replace(/[«»"“”'()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const own = words.filter((word) => !/^(ООО|ИП|АО|ОАО|ЗАО|ЧП|СП|OOO|MCHJ|МЧЖ|XK|AJ|LLC)$/iu.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('ru'))
    .join('');
}
