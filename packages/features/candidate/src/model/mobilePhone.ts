/** Codes of the mobile networks, after 998. */
const mobile = /^998(?:20|33|50|55|77|88|87|9[013-57-9])/;

/** Whether an SMS may not reach a whole number, as one of a city. */
export const isLandline = (digits: string): boolean => digits.length === 12 && !mobile.test(digits);
