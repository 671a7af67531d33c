/** The network of an address: which of its hosts it is, is nobody's business. */
export const maskAddress = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:…`
    : `${address.split('.').slice(0, 2).join('.')}.••.••`;
