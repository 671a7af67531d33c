import type { Fields } from './server.ts';

/** Click's own list of fifteen over three waiting orders: what was wanted and what came. */
export async function acceptance(
  call: (fields: Fields, secret?: string) => Promise<Record<string, unknown>>,
  next: () => string,
  [first = '', second = '', third = '']: string[],
  amount: string,
): Promise<string[]> {
  const said: string[] = [];
  const wants = async (wanted: number, fields: Fields, secret?: string) => {
    const { error, merchant_prepare_id: id } = await call(fields, secret);
    said.push(`${error === wanted ? '✓' : '✗'} ${said.length + 1}: ${String(error)} (${wanted})`);
    return String(id);
  };
  const of = (order: string) => ({ click_trans_id: next(), merchant_trans_id: order, amount, action: '0' });
  await wants(-1, of(first), 'another secret');
  await wants(-5, of('00000001'));
  const one = of(first);
  const paid = { ...one, action: '1', merchant_prepare_id: await wants(0, one) };
  await wants(-1, paid, 'another secret');
  await wants(-2, { ...paid, amount: '300' });
  await wants(0, paid);
  await wants(-4, paid);
  await wants(-9, { ...paid, error: '-5017' });
  const two = of(second);
  const again = { ...two, action: '1', merchant_prepare_id: await wants(0, two) };
  await wants(-6, { ...again, merchant_prepare_id: '999999999' });
  await wants(0, again);
  const three = of(third);
  const refused = { ...three, action: '1', merchant_prepare_id: await wants(0, three) };
  await wants(-9, { ...refused, error: '-5017' });
  await wants(-9, { ...refused, error: '-5017' });
  await wants(-9, refused);
  return said;
}
