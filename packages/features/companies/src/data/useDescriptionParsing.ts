import { getCompany, listCompanies } from '@kasb/contract';
import { useKasb, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { POLL_EVERY_MS, POLL_LIMIT } from '../model/descriptionParsing.ts';
import type { Parsing } from '../model/descriptionParsing.ts';

/**
 * Asks for a company until the provider has filled its description from the website (docs/domain.md#website-reading).
 * A failed try counts as one of the ten.
 */
export function useDescriptionParsing() {
  const { client } = useKasb();
  const touch = useTouch();
  const readList = useEffectEvent(() => void touch([listCompanies]));
  const [parsing, setParsing] = useState<Parsing>();
  const running = parsing?.status === 'running' ? parsing : undefined;

  useEffect(() => {
    if (!running) return;
    const { companyId } = running;
    let tries = 0;
    const end = (status: Parsing['status']) => setParsing((now) => (now === running ? { ...running, status } : now));
    const ask = async () => {
      const { data } = await client.send(getCompany, { params: { id: companyId } });
      if (!data.description) return;
      readList();
      end('filled');
    };
    const timer = setInterval(() => {
      tries += 1;
      // The last try has as long to be answered as the others.
      if (tries > POLL_LIMIT) end('expired');
      else ask().catch(() => undefined);
    }, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [running, client]);

  return {
    parsing,
    /** Begins after a save; one at a time. */
    start: (companyId: string, after: Parsing['after']) => setParsing({ companyId, after, status: 'running' }),
    /** Ends it without a word, as when the person writes a description. */
    stop: () => setParsing(undefined),
  };
}
