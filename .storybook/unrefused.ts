const unused = 'no screen makes it';

/** Writes whose refusal no story shows, and why; one that a story shows after all is told by a whole run. */
export const unrefused: Readonly<Record<string, string>> = {
  addVacancySkill: unused,
  removeVacancySkill: unused,
  saveScreening: unused,
  sendApplicationMessage: unused,
  updateCandidateApplication: unused,
  updateCompanyArea: unused,
  updateVacancySkill: unused,
  markResponseSeen: 'a mark that is not kept is set at the next visit, and nothing is said of it',
  seeSavedSearch: 'whoever looks at a search has left for what it found',
  logout: 'who leaves has left here, whatever the provider says of it',
};
