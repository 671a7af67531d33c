import { validateVacancyEdit } from './checkEdit.ts';
import { createVacancy } from './createVacancy.ts';
import { deleteVacancy } from './deleteVacancy.ts';
import { getVacancy, listCompanyVacancies, listVacancies } from './listVacancies.ts';
import { getScreening, saveScreening } from './screening.ts';
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
  getScreening,
  saveScreening,
  listVacancySkills,
  addVacancySkill,
  updateVacancySkill,
  removeVacancySkill,
];
