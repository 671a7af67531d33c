/** A message, with the code where it brings one. */
export interface Sms {
  /** 12 digits. */
  to: string;
  text: string;
  code?: string;
}

/** Sends a message. @throws when it was not taken for delivery */
export type SmsSender = (sms: Sms) => Promise<void>;
