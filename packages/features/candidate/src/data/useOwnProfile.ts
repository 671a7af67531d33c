import {
  askToDeleteAccount,
  closePhoneAccess,
  deleteAccount,
  exportAccount,
  getCandidate,
  getNotificationSettings,
  getVacancyMarks,
  keepAccount,
  listCities,
  listPhoneAccess,
  updateCandidate,
  updateNotificationSettings,
  withdrawConsent,
} from '@kasb/contract';
import type { NotificationSettings, NotificationSettingsBody } from '@kasb/contract';
import { listOf, useCommand, useKasb, useOptimistic, useQuery } from '@kasb/kit';
import { responseReads } from './responseReads.ts';

/** The candidate's own page. */
export const useOwnProfile = () => useQuery(getCandidate, {});
/** How they want to be told. */
export const useNoticeSettings = () => useQuery(getNotificationSettings, {});
/** Who sees their phone. */
export const usePhoneAccess = () => useQuery(listPhoneAccess, {});

/** Names of the cities to choose from; none while they load or when they do not. */
export function useCityNames(): readonly string[] {
  const cities = listOf(useQuery(listCities, {}), (all) => all.map(({ name }) => name));
  return cities.status === 'ready' ? cities.items.filter((name) => name !== undefined) : [];
}

/** Saves the candidate's own page, and gives the session the new name. */
export function useSaveOwnProfile() {
  const { session } = useKasb();
  const command = useCommand(updateCandidate, { touches: [getCandidate] });
  type Body = Parameters<typeof command.run>[0]['body'];
  return {
    isPending: command.isPending,
    async run(body: Body) {
      const result = await command.run({ body });
      const state = session.getState();
      if (result.ok && state.status === 'signedIn')
        session.setUser({ ...state.user, firstName: body.first_name, lastName: body.last_name });
      return result;
    },
  };
}

/** Changes of the settings, seen at once and taken back where they fail. */
export function useSettingsChange(settings: NotificationSettings) {
  const command = useCommand(updateNotificationSettings);
  const shown = useOptimistic<NotificationSettings, NotificationSettingsBody, unknown>({
    keyOf: () => 'settings',
    send: (_settings, body) => command.run({ body }),
    touches: [getNotificationSettings],
  });
  const changed = shown.valueOf(settings) ?? {};
  return {
    isTelegramOn: changed.isTelegramOn ?? settings.is_telegram_on,
    isSmsOn: changed.isSmsOn ?? settings.is_sms_on,
    digest: changed.digest ?? settings.digest,
    change: (body: NotificationSettingsBody) => shown.change(settings, { ...changed, ...body }),
  };
}

/** Closes the phone to a company. */
export function useClosePhone() {
  const command = useCommand(closePhoneAccess, {
    touches: [listPhoneAccess, ...responseReads, getVacancyMarks],
  });
  return {
    isPending: command.isPending,
    run: (companyId: string) => command.run({ params: { companyId } }),
  };
}

/** Takes the consent back, and every response with it. */
export function useConsentWithdrawal() {
  const command = useCommand(withdrawConsent, {
    touches: [getCandidate, listPhoneAccess, ...responseReads, getVacancyMarks],
  });
  return { isPending: command.isPending, run: () => command.run({}) };
}

/** Asks for the archive's address. */
export function useExport() {
  const command = useCommand(exportAccount);
  return { isPending: command.isPending, run: () => command.run({}) };
}

/** The way out: a code, its proof; and the way back. */
export function useLeaving() {
  const { session } = useKasb();
  const ask = useCommand(askToDeleteAccount);
  const confirm = useCommand(deleteAccount);
  const keep = useCommand(keepAccount, { touches: [getCandidate] });
  return {
    isAsking: ask.isPending,
    isLeaving: confirm.isPending,
    isKeeping: keep.isPending,
    ask: () => ask.run({}),
    async confirm(code: string, challenge: string | undefined) {
      const result = await confirm.run({ body: { code, challenge } });
      // The provider has ended the session already.
      if (result.ok) session.signOut();
      return result;
    },
    keep: () => keep.run({}),
  };
}
