import { useLinks, useNavigate, useSession } from '@kasb/kit';

/** Signs out and goes to the start: nobody comes back to where they left by signing in again. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const links = useLinks();
  return async () => {
    await signOut();
    navigate(links.home(), { replace: true });
  };
}
