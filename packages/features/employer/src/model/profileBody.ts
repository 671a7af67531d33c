import type { EmployerProfileBody } from '@kasb/contract';

const fields = ['first_name', 'last_name', 'phone', 'position', 'department', 'about'] as const;

/** A field of the profile, as the contract names it. */
export type ProfileField = (typeof fields)[number];

/** Whether the form has such a field. */
export const isProfileField = (name: string): name is ProfileField => fields.some((field) => field === name);

/** What a form sends: trimmed; a field that was emptied is sent as null. */
export function bodyOf(data: FormData): EmployerProfileBody {
  const text = (name: ProfileField) => String(data.get(name) ?? '').trim();
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    position: text('position') || null,
    department: text('department') || null,
    about: text('about') || null,
  };
}
