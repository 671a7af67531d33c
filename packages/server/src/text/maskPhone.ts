/** A phone for a log, or for whoever has nothing to do with it: only the network's code and the last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}*****${phone.slice(-2)}`;
}
