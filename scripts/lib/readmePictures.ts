import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sheetsFolder } from './sheets.ts';

/** The state whose picture a README shows, by the last part of its folder; each but that of ui is in docs/states.json. */
export const readmePictures: Readonly<Record<string, string>> = {
  'ai-builder': 'aibuilder-preview--live-update',
  analytics: 'analytics-overview--default',
  applications: 'applications-board--default',
  auth: 'auth-signin--phone-step',
  billing: 'billing-pricing--default',
  candidate: 'candidate-home--default',
  companies: 'companies-manager--default',
  employer: 'employer-dashboard--default',
  headhunter: 'headhunter-resume--default',
  interview: 'interview-setup--existing-questions',
  notifications: 'notifications-page--default',
  operator: 'operator-moderation--default',
  publishing: 'publishing-flow--selecting',
  search: 'search-vacancylist--default',
  ui: 'foundations-overview--overview',
  vacancies: 'vacancies-list--default',
};

/** Where the pictures are kept, from the workspace. */
export const picturesFolder = 'docs/images/packages';

/** Takes the pictures over from the sheets. @throws where one was not taken */
export function copyPictures(root: string): void {
  const ids = Object.values(readmePictures);
  const taken = (id: string) => join(sheetsFolder, `${id}.light.ru.1440.webp`);
  if (!ids.every((id) => existsSync(taken(id))))
    throw new Error(`first, with a built Storybook: pnpm sheets ${ids.join(' ')}`);
  mkdirSync(join(root, picturesFolder), { recursive: true });
  for (const [name, id] of Object.entries(readmePictures))
    copyFileSync(taken(id), join(root, picturesFolder, `${name}.webp`));
}
