import type { Language } from '@kasb/contract';
import { createResumeWords } from '@kasb/domain/documents/resumeWords';
import type { ResumeContent } from '@kasb/domain/resume';
import type { Weight } from '../../paper/faces.ts';
import { lineHeight, openPaper } from '../../paper/openPaper.ts';

/** What a document is made of. */
export interface PdfResume {
  content: ResumeContent;
  name: string;
  /** How to reach them, a line each. */
  contacts: readonly string[];
  language: Language;
}

const ink = '#14192b';
const muted = '#596072';
const rule = '#d9dbe0';
const margin = 50;

/** Draws a resume on A4 with text that can be selected. */
export async function drawPdf({ content, name, contacts, language }: PdfResume): Promise<Buffer> {
  const words = createResumeWords(language);
  const title = [name, content.title].filter(Boolean).join(', ');
  const { document, write: put, bytes } = await openPaper({ title, language, margin, ink });

  const write = (text: string | undefined, size: number, { weight, color, gap = 3 }: Look = {}) => {
    if (text) put(text, size, { weight, color, lineGap: 2 });
    document.y += lineHeight(gap);
  };
  const section = (heading: string) => {
    // A heading does not stand alone at the foot of a page.
    if (document.y > document.page.height - margin - 80) document.addPage();
    document
      .moveTo(margin, document.y + 6)
      .lineTo(document.page.width - margin, document.y + 6)
      .strokeColor(rule)
      .stroke();
    document.y += 16;
    write(heading, 13, { weight: 'bold', gap: 6 });
  };
  const listed = (texts: readonly (string | undefined)[], by: string) => texts.filter(Boolean).join(by);

  write(name, 20, { weight: 'bold' });
  write(content.title, 13, { gap: 5 });
  write(listed(contacts, ' · '), 10, { color: muted });
  const { employment, formats, schedules, driving, start } = words.terms(content);
  const facts = [words.place(content), words.experience(content.experience ?? []), employment, formats, schedules];
  write(listed([...facts, start, driving], ' · '), 10, { color: muted });
  const salary = words.salary(content);
  if (salary) write(`${salary} ${words.t('resume.salary')}`, 11, { weight: 'bold' });

  const { experience = [], education = [], skills = [], languages = [], about } = content;
  if (experience.length > 0 || content.has_no_experience) section(words.t('resume.experience'));
  if (experience.length === 0 && content.has_no_experience) write(words.t('resume.noExperience'), 11);
  for (const job of experience) {
    write(job.position, 11, { weight: 'bold', gap: 0 });
    write(listed([job.company, words.period(job.start, job.end)], ', '), 10, { color: muted });
    if (job.description) write(job.description, 10);
    document.y += lineHeight(4);
  }
  if (education.length > 0) section(words.t('resume.education'));
  for (const study of education) {
    write(study.institution, 11, { weight: 'bold', gap: 0 });
    write(words.study(study), 10, { color: muted, gap: 5 });
  }
  if (skills.length > 0) {
    section(words.t('resume.skills'));
    write(skills.join(', '), 11);
  }
  if (languages.length > 0) {
    section(words.t('resume.languages'));
    for (const each of languages) write(listed([each.name, words.level(each.level)], ', '), 11);
  }
  if (about) {
    section(words.t('resume.about'));
    write(about, 11);
  }
  return bytes();
}

interface Look {
  weight?: Weight;
  color?: string;
  /** Below the text, in points. */
  gap?: number;
}
