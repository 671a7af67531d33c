/** So many networks are remembered: the one that came longest ago is forgotten, and begins anew. */
const maxNetworks = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** Counts in this process what costs more than an entry in the database would. @returns seconds to wait, 0 for none */
export function createBurstLimit({ most, perSecond }: { most: number; perSecond: number }) {
  const buckets = new Map<string, Bucket>();
  return (network: string, now: number): number => {
    const { left, at } = buckets.get(network) ?? { left: most, at: now };
    const filled = Math.min(most, left + ((now - at) / 1000) * perSecond);
    buckets.delete(network);
    buckets.set(network, { left: filled < 1 ? filled : filled - 1, at: now });
    const [oldest] = buckets.size > maxNetworks ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return filled < 1 ? Math.ceil((1 - filled) / perSecond) : 0;
  };
}
