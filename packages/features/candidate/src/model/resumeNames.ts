/** Keys of what a section of a resume is called. */
export const sectionNames = {
  work: 'section.work',
  experience: 'resume.experience',
  education: 'resume.education',
  skills: 'resume.skills',
  languages: 'resume.languages',
  about: 'resume.about',
} as const;

/** Keys of what a step is called. */
export const stepNames = {
  ...sectionNames,
  skills: 'resume.skillsAndLanguages',
  visibility: 'step.visibility',
} as const;

/** Keys of what a part is called that is missing. */
export const partNames = {
  title: 'section.work',
  location: 'city',
  experience: 'resume.experience',
  education: 'resume.education',
  skills: 'missing.skills',
  languages: 'resume.languages',
  salary: 'field.salary',
  schedules: 'missing.schedules',
} as const;
