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
  logout: 'who leaves has left here, whatever the provider says of it',
};
