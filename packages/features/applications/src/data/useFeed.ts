import {
  createApplicationNote,
  deleteApplicationMessage,
  deleteApplicationNote,
  getApplication,
  listApplicationFeed,
  sendApplicationMessage,
} from '@kasb/contract';
import type { FeedKind } from '@kasb/contract';
import { useCommand, useIdempotencyKey, usePages } from '@kasb/kit';

const PAGE = 20;
// The application tells how much there is in its feed.
const touches = [getApplication, listApplicationFeed];

/** What happened with an application, newest first, or only a kind of it. */
export function useFeed(id: string, kind: FeedKind | undefined) {
  return usePages(listApplicationFeed, { params: { id }, query: { kind, limit: PAGE } }, { onReturn: 'refresh' });
}

/** Writes to an applicant. */
export function useMessage() {
  const headersOf = useIdempotencyKey();
  const command = useCommand(sendApplicationMessage, { touches });
  return (id: string, body: { text: string; templateId?: string | undefined }, number: string) =>
    command.run({ params: { id }, body }, { headers: headersOf([id, body, number]) });
}

/** Takes back a message that still waits. */
export function useMessageCancelling(id: string) {
  const command = useCommand(deleteApplicationMessage, { touches });
  return { ...command, run: (messageId: string) => command.run({ params: { id, messageId } }) };
}

/** Writes notes about an applicant, and deletes the person's own. */
export function useNotes(id: string) {
  const headersOf = useIdempotencyKey();
  const created = useCommand(createApplicationNote, { touches });
  const deleted = useCommand(deleteApplicationNote, { touches });
  return {
    isPending: created.isPending,
    /** `number` tells two notes of the same words from one that is sent again. */
    write: (body: { text: string; mentionIds: string[] }, number: number) =>
      created.run({ params: { id }, body }, { headers: headersOf([body, number]) }),
    remove: (noteId: string) => deleted.run({ params: { id, noteId } }),
  };
}
