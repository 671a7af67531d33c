/** Puts values into the braces of a message. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (braces, key: string) => String(values[key] ?? braces));
}
