import { getEmployerProfile, updateEmployerProfile } from '@kasb/contract';
import type { EmployerProfile, EmployerProfileBody } from '@kasb/contract';
import { useCommand, useKasb } from '@kasb/kit';
import type { Result } from '@kasb/kit';

/** Saves the profile, and gives the session the new name. Answers the profile as it is now. */
export function useSaveProfile() {
  const { session } = useKasb();
  const command = useCommand(updateEmployerProfile, { touches: [getEmployerProfile] });
  return {
    isPending: command.isPending,
    async run(body: EmployerProfileBody): Promise<Result<EmployerProfile>> {
      const result = await command.run({ body });
      if (!result.ok) return result;
      const profile = result.data ?? asRead(body);
      // Whoever signed out meanwhile stays signed out.
      const state = session.getState();
      if (state.status === 'signedIn') {
        session.setUser({
          ...state.user,
          firstName: profile.first_name,
          lastName: profile.last_name,
          phone: profile.phone,
        });
      }
      return { ok: true, data: profile };
    },
  };
}

function asRead({ position, department, about, ...names }: EmployerProfileBody): EmployerProfile {
  return { ...names, position: position ?? undefined, department: department ?? undefined, about: about ?? undefined };
}
