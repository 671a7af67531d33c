import { formatPhone as groupPhone, isPhone } from '@kasb/contract';

export { groupPhone, isPhone };
export { normalizePhone, readPhone } from '@kasb/contract';
export type { PhoneReading } from '@kasb/contract';

const masked = /^998(\d\d)\*{5}(\d\d)$/;

/** `+998 (90) 123-45-67` from 12 digits, with dots for those that are masked; anything else comes back as it is. */
export function formatPhone(digits: string): string {
  return isPhone(digits) ? groupPhone(digits) : digits.replace(masked, '+998 ($1) •••-••-$2');
}
