import { Link } from '@kasb/ui';
import { mailLink } from '../model/contactLines.ts';

export interface MailLinkProps {
  email: string;
}

/** An address to write to; what is no address is text. */
export function MailLink({ email }: MailLinkProps) {
  const href = mailLink(email);
  return href === undefined ? <span>{email}</span> : <Link href={href}>{email}</Link>;
}
