import { getCompany, listCompanies } from '@kasb/contract';
import { useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { POLL_EVERY_MS, POLL_LIMIT } from '../model/descriptionParsing.ts';
import type { Parsing } from '../model/descriptionParsing.ts';

interface Reading extends Omit<Parsing, 'status'> {
  round: number;
  isLate: boolean;
}

/**
 * Asks for a company until the provider has filled its description from the website (docs/domain.md#website-reading).
 * A failed try counts as one of the ten.
 */
export function useDescriptionParsing() {
  const touch = useTouch();
  const readList = useEffectEvent(() => void touch([listCompanies]));
  const [rounds, setRounds] = useState(0);
  const [reading, setReading] = useState<Reading>();
  const { data } = useQuery(getCompany, reading ? { params: { id: reading.companyId } } : null, {
    every: POLL_EVERY_MS,
    times: POLL_LIMIT,
    round: reading?.round ?? 0,
    until: ({ description }) => Boolean(description),
  });
  const isFilled = reading !== undefined && Boolean(data?.description);
  const isRunning = reading !== undefined && !isFilled && !reading.isLate;
  const round = reading?.round;

  useEffect(() => {
    if (isFilled) readList();
  }, [isFilled]);
  useEffect(() => {
    if (!isRunning) return;
    // The last try has as long to be answered as the others.
    const timer = setTimeout(
      () => setReading((now) => now && { ...now, isLate: true }),
      POLL_EVERY_MS * (POLL_LIMIT + 1),
    );
    return () => clearTimeout(timer);
  }, [isRunning, round]);

  const parsing: Parsing | undefined = reading && {
    companyId: reading.companyId,
    after: reading.after,
    status: isFilled ? 'filled' : isRunning ? 'running' : 'expired',
  };
  return {
    parsing,
    /** Begins after a save; one at a time. */
    start(companyId: string, after: Parsing['after']) {
      setRounds(rounds + 1);
      setReading({ companyId, after, round: rounds, isLate: false });
    },
    /** Ends it without a word, as when the person writes a description. */
    stop: () => setReading(undefined),
  };
}
