/** A version that was published. */
export interface Published {
  name: string;
  version: string;
}

/** Whether the registry keeps, for a version, where and of what it was built. */
async function hasProvenance({ name, version }: Published, registry: string) {
  const answer = await fetch(`${registry}/-/npm/v1/attestations/${encodeURIComponent(name)}@${version}`);
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`${registry} answered ${answer.status} for ${name}@${version}`);
  const { attestations = [] } = (await answer.json()) as { attestations?: { predicateType?: string }[] };
  return attestations.some(({ predicateType }) => predicateType?.startsWith('https://slsa.dev/provenance/'));
}

/** The versions whose origin nobody can check. */
export async function withoutProvenance(published: readonly Published[], registry: string) {
  const known = await Promise.all(published.map((one) => hasProvenance(one, registry)));
  return published.filter((_, index) => !known[index]).map(({ name, version }) => `${name}@${version}`);
}
