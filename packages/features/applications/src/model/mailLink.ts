/** The `mailto:` of an address, or nothing when it is none or would bring fields of its own along. */
export function mailLink(email: string | undefined): string | undefined {
  return email !== undefined && /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(email) ? `mailto:${email}` : undefined;
}
