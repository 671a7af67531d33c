/** What the token of an interview's link is sealed for. */
export const interviewPurpose = (interviewId: string): string => `interview token ${interviewId}`;
