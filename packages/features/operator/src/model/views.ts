// What of a list is looked at: a host reads it from an address, also on a server.

/** Which companies there are to choose from. */
export const companyStates = ['verified', 'unverified', 'blocked'] as const;

/** What of the companies is looked at. */
export interface CompaniesView {
  /** A part of the name, or the taxpayer's number. */
  search?: string | undefined;
  state?: (typeof companyStates)[number] | undefined;
}

/** Which people there are to choose from. */
export const personKinds = ['employer', 'candidate', 'blocked'] as const;

/** What of the people is looked at. */
export interface PeopleView {
  /** A part of the phone, or of the name. */
  search?: string | undefined;
  kind?: (typeof personKinds)[number] | undefined;
}

/** Which jobs there are to look at. */
export const jobViews = ['failed', 'waiting', 'active'] as const;

/** What of the jobs is looked at. */
export interface JobsView {
  /** The kind of work. */
  queue?: string | undefined;
  /** @default 'failed' */
  state?: (typeof jobViews)[number] | undefined;
}

/** The lists that everybody chooses from. */
export const referenceParts = ['skills', 'areas', 'prompts', 'reasons'] as const;
export type ReferencePart = (typeof referenceParts)[number];

/** What of the reference lists is looked at. */
export interface ReferenceView {
  /** A part of a skill's name. */
  search?: string | undefined;
  /** The activity sphere whose instructions are open. */
  area?: string | undefined;
  language?: 'ru' | 'uz' | undefined;
}
