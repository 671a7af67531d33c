/** The service that is paid for. */
export const serviceId = '48211';
/** Click's word for a debit that was made. */
export const paid = 2;
const reversed = -99;

/** A debit, as Click knows it. */
export interface Debit {
  id: string;
  order: string;
  tiyin: number;
  /** 2 is paid, below zero are those that were not. */
  status: number;
  /** Where the tax office shows its receipt. */
  receipt?: string;
}

interface Line {
  Name?: string;
  SPIC?: string;
  PackageCode?: string;
  Price?: number;
  VAT?: number;
  CommissionInfo?: { TIN?: string };
}

const done = { error_code: 0, error_note: 'Success' };
const unknown = { error_code: -5, error_note: 'Payment not found' };

/** What a merchant asks by itself: how a debit stands, its money back, a receipt of it. */
export function answerMerchant(
  debits: Map<string, Debit>,
  { method, path, body }: { method: string; path: string; body: string },
): Record<string, unknown> {
  if (method === 'POST' && path === 'ofd_data/submit_items') return submit(debits, body);
  const [act = '', service = '', number = '', day = ''] = path.split('/');
  if (service !== serviceId) return unknown;
  if (method === 'GET' && act === 'status_by_mti') {
    const found = [...debits.values()].findLast(({ order }) => order === number);
    if (!found || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return unknown;
    return { ...done, payment_id: Number(found.id), merchant_trans_id: number };
  }
  const debit = debits.get(number);
  if (!debit) return unknown;
  if (method === 'GET' && act === 'status')
    return { ...done, payment_id: Number(debit.id), payment_status: debit.status };
  if (method === 'GET' && act === 'ofd_data')
    return { paymentId: Number(debit.id), ...(debit.receipt !== undefined && { qrCodeURL: debit.receipt }) };
  if (method !== 'DELETE' || act !== 'reversal' || debit.status !== paid) return unknown;
  debit.status = reversed;
  return done;
}

/** Takes a receipt of one line: a sum that is not the debit's, a code or a seller that is none are refused. */
function submit(debits: Map<string, Debit>, body: string): Record<string, unknown> {
  const given = JSON.parse(body) as { payment_id?: number; items?: Line[]; received_card?: number };
  const debit = debits.get(String(given.payment_id));
  const [line] = given.items ?? [];
  if (!debit || debit.status !== paid) return unknown;
  if (debit.receipt !== undefined) return { error_code: -6, error_note: 'Receipt exists' };
  const isWhole =
    Boolean(line?.Name && line.PackageCode) &&
    /^\d{17}$/.test(line?.SPIC ?? '') &&
    /^\d{9}$/.test(line?.CommissionInfo?.TIN ?? '') &&
    Number.isInteger(line?.VAT);
  if (!isWhole || line?.Price !== debit.tiyin || given.received_card !== debit.tiyin)
    return { error_code: -3, error_note: 'Incorrect items' };
  debit.receipt = `https://ofd.soliq.uz/epi?t=${debit.id}`;
  return done;
}
