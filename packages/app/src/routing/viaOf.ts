/** The tag of the post that led to an address; what cannot be one is none. */
export function viaOf(query: URLSearchParams): string | undefined {
  const via = query.get('via');
  return via !== null && /^\w{8}$/.test(via) ? via : undefined;
}
