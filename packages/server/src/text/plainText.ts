/** What a model or a website wrote, as a text for people: no tags, no control characters, at most `max` characters. */
export function plainText(text: string, max: number): string {
  return (
    text
      .normalize('NFC')
      .replace(/<(script|style)\b[^<>]{0,1000}>[\s\S]*?(?:<\/\1>|$)/giu, ' ')
      .replace(/<\/?[a-z!][^>]*>?/giu, ' ')
      // Invisible and direction-changing characters, and controls other than line breaks.
      .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
      .slice(0, max)
      .trim()
  );
}
