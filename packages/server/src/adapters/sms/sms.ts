/** A message, with the code where it brings one. */
export interface Sms {
  /** 12 digits. */
  to: string;
  text: string;
  code?: string;
}

/** A gateway's refusal. */
export class SmsError extends Error {
  /** Of its answer. */
  readonly status: number;

  constructor(text: string, status: number) {
    super(`${text}: ${status}`);
    this.status = status;
  }
}

/** Sends a message. @throws when it was not taken for delivery */
export type SmsSender = (sms: Sms) => Promise<void>;
