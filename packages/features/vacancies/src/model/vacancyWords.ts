import type { Words } from '../messages/index.ts';

/** The word for an employment type; a value that the product does not know shows as it came. */
export function employmentWord(value: string | undefined, t: Words): string | undefined {
  switch (value) {
    case 'full-time':
    case 'part-time':
    case 'contract':
    case 'freelance':
      return t(`employment.${value}`);
    default:
      return value;
  }
}

/** The word for a work format; a value that the product does not know shows as it came. */
export function remoteWord(value: string | undefined, t: Words): string | undefined {
  switch (value) {
    case 'office':
    case 'remote':
    case 'hybrid':
      return t(`format.${value}`);
    default:
      return value;
  }
}
