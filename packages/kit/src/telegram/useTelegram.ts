'use client';
import { getNotificationSettings, linkTelegram, unlinkTelegram } from '@kasb/contract';
import { useState } from 'react';
import { useCommand } from '../api/useCommand.ts';
import { useQuery } from '../api/useQuery.ts';
import { isTelegramConnected } from './isTelegramConnected.ts';

const everyMs = 2000;
/** As long as two minutes. */
const times = 60;

/** The way to be told in Telegram: a link that is opened there, and settings that are read until it was. */
export function useTelegram() {
  const [url, setUrl] = useState<string>();
  const link = useCommand(linkTelegram);
  const unlink = useCommand(unlinkTelegram, { touches: [getNotificationSettings] });
  useQuery(getNotificationSettings, {}, url === undefined ? {} : { every: everyMs, times, until: isTelegramConnected });
  return {
    /** What to open, once it was asked for. */
    url,
    isPending: link.isPending || unlink.isPending,
    async connect() {
      const result = await link.run({});
      const given = result.ok ? safeUrl(result.data.url) : undefined;
      setUrl(given);
      return { url: given, error: result.ok ? undefined : result.error };
    },
    disconnect: () => unlink.run({}),
  };
}

/** An address that a browser opens as a page. */
function safeUrl(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  return /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}
