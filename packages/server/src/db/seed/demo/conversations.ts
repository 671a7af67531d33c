import type { ApplicationStatus } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';

interface Line {
  side: 'candidate' | 'employer';
  text: string;
  isSeen: boolean;
}

/** What the signed-in candidate and employers wrote to each other, by where the response came to. */
const conversations: Partial<Record<ApplicationStatus, Line[]>> = {
  interview: [
    {
      side: 'employer',
      text: 'Отабек, здравствуйте! Приглашаем на собеседование. Когда вам удобно?',
      isSeen: true,
    },
    { side: 'candidate', text: 'Здравствуйте! Завтра после 15:00.', isSeen: true },
    { side: 'employer', text: 'Отабек, сможете подъехать к 16:00?', isSeen: false },
  ],
  offer: [{ side: 'employer', text: 'Готовы взять вас с первого числа. Согласны?', isSeen: true }],
  hired: [{ side: 'employer', text: 'Добро пожаловать! Ждём в понедельник в 9:00.', isSeen: true }],
  rejected: [{ side: 'employer', text: 'Спасибо за отклик. Сейчас мы выбрали других кандидатов.', isSeen: true }],
};

/** A response of the signed-in candidate whose conversation is written. */
interface Conversation {
  applicationId: string;
  status: ApplicationStatus;
  candidateId: string;
  ownerId: string;
  /** When the last thing happened before it. */
  since: Date;
  now: Date;
}

/** Writes what both sides said about a response, each an eighth of the time since then apart. */
export async function seedConversation(db: Database, conversation: Conversation): Promise<void> {
  const { applicationId, status, candidateId, ownerId, since, now } = conversation;
  const lines = conversations[status] ?? [];
  if (lines.length === 0) return;
  const at = (index: number) => new Date(since.getTime() + ((now.getTime() - since.getTime()) * (index + 1)) / 8);
  await db.insert(schema.applicationMessages).values(
    lines.map(({ side, text, isSeen }, index) => ({
      applicationId,
      authorId: side === 'candidate' ? candidateId : ownerId,
      side,
      text,
      createdAt: at(index),
      seenAt: isSeen ? at(index + 0.5) : null,
    })),
  );
  const unread = (side: Line['side']) => lines.filter((line) => line.side === side && !line.isSeen).length;
  await db
    .update(schema.applications)
    .set({
      unreadCandidate: unread('employer'),
      unreadEmployer: unread('candidate'),
      lastEventAt: at(lines.length - 1),
    })
    .where(eq(schema.applications.id, applicationId));
}
