/**
 * `Content-Disposition` of a file that is saved under a name that a person gave: composed (NFC), since a decomposed one
 * is another name to those who look for it. `plain` is for what reads no other than Latin letters.
 */
export function attachment(plain: string, name: string): string {
  // Signs that `encodeURIComponent` leaves and a header's value may not have are spelled out, too.
  const encoded = encodeURIComponent(name.toWellFormed().normalize('NFC')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
