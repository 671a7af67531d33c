/** A phone for a log: only the network's code and the last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}*****${phone.slice(-2)}`;
}
