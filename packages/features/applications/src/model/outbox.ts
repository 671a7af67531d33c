/** A message that a person has sent, until the provider has it. */
export interface Outgoing {
  id: string;
  applicationId: string;
  text: string;
  templateId?: string | undefined;
  /** It has left the device and cannot be taken back any more. */
  isLeft: boolean;
}

/** How long a message can be taken back before it leaves, in milliseconds. */
export const TAKE_BACK_MS = 5000;

type Send = (message: Outgoing) => Promise<unknown>;

/** Holds messages for a moment in which they can be taken back; whoever goes away sends them at once. */
export function createOutbox() {
  let messages: readonly Outgoing[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: Send }>();
  const set = (next: readonly Outgoing[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const without = (id: string) => set(messages.filter((message) => message.id !== id));
  const stop = (id: string) => {
    const held = waiting.get(id);
    if (held) clearTimeout(held.timer);
    waiting.delete(id);
    return held;
  };
  const leave = async (id: string) => {
    const held = stop(id);
    const message = messages.find((each) => each.id === id);
    if (!held || !message) return;
    const left = { ...message, isLeft: true };
    set(messages.map((each) => (each.id === id ? left : each)));
    await held.send(left);
    without(id);
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getMessages: () => messages,
    /** Takes a message on; the ones before it leave at once, so that they arrive in their order. */
    add(message: Omit<Outgoing, 'id' | 'isLeft'>, send: Send): void {
      for (const id of waiting.keys()) void leave(id);
      const id = String((count += 1));
      set([...messages, { ...message, id, isLeft: false }]);
      waiting.set(id, { timer: setTimeout(() => void leave(id), TAKE_BACK_MS), send });
    },
    /** Takes one back; nothing when it has left. */
    takeBack(id: string): Outgoing | undefined {
      const message = messages.find((each) => each.id === id);
      if (!stop(id)) return undefined;
      without(id);
      return message;
    },
    flush(): void {
      for (const id of waiting.keys()) void leave(id);
    },
  };
}
