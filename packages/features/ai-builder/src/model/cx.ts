/** Class names in one string. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
