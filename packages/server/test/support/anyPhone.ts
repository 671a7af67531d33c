/** A phone in what was logged or answered: an id of hexadecimal digits may have twelve such digits in a row too. */
export const anyPhone = /(?<![\da-f-])998\d{9}(?!\d)/;
