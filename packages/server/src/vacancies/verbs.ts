import { validateVacancyEdit } from './checkEdit.ts';
import { createVacancy } from './createVacancy.ts';
import { deleteVacancy } from './deleteVacancy.ts';
import { getVacancy, listCompanyVacancies, listVacancies } from './listVacancies.ts';
import { addVacancySkill, listVacancySkills, removeVacancySkill, updateVacancySkill } from './skills.ts';
import { updateVacancy } from './updateVacancy.ts';

/** Vacancies of an employer. */
export const vacancyVerbs = [
  createVacancy,
  listVacancies,
  listCompanyVacancies,
  getVacancy,
  updateVacancy,
  deleteVacancy,
  validateVacancyEdit,
  listVacancySkills,
  addVacancySkill,
  updateVacancySkill,
  removeVacancySkill,
];
