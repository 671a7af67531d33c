/** Application statuses, in the order of the hiring funnel (docs/domain.md#applications-funnel). */
export const applicationStatuses = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses an employer may set: all but `applied`. */
export const settableApplicationStatuses = ['screening', 'interview', 'offer', 'rejected', 'hired'] as const;
export type SettableApplicationStatus = (typeof settableApplicationStatuses)[number];
