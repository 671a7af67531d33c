/**
 * An address of a mailbox or a page without what comes with it when it is copied: signs that nobody sees, other kinds
 * of space around it, and hyphens of a text editor in a mailbox. The browser takes none of them, and says no more.
 */
export function pastedAddress(text: string, type: string): string {
  const seen = text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return type === 'email' ? seen.replace(/\p{Pd}/gu, '-') : seen;
}
