import { SignInAgain } from '@kasb/auth';
import { useLinks, useNavigate } from '@kasb/kit';

export interface SessionEndedProps {
  /** Whose session ended: 12 digits. */
  phone: string;
}

/** Asks to sign in again over the page at hand. */
export function SessionEnded({ phone }: SessionEndedProps) {
  const links = useLinks();
  const navigate = useNavigate();
  return <SignInAgain phone={phone} onLeave={() => navigate(links.home(), { replace: true })} />;
}
