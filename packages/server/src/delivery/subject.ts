import { createHash } from 'node:crypto';
import { detectLanguage } from '@kasb/domain/detectLanguage';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Delivery, ShownVacancy } from '../adapters/channels/channel.ts';
import type { Database } from '../db/database.ts';
import { companies, employmentTypes, vacancies } from '../db/schema/index.ts';
import { nameIn } from '../reference/inLanguage.ts';

/** A vacancy as channels show it, and what decides whether they may. */
export interface Subject {
  vacancy: ShownVacancy;
  status: (typeof vacancies.$inferSelect)['status'];
  moderationStatus: (typeof vacancies.$inferSelect)['moderationStatus'];
  isDeleted: boolean;
  /** Whether its company is blocked. */
  isBlocked: boolean;
  version: number;
  /** Changes when what a channel shows changes. */
  digest: string;
}

/** Reads a vacancy for channels; undefined when it is no more. */
export async function readSubject(db: Database, vacancyId: string, origin: string): Promise<Subject | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(vacancies),
      companyName: companies.name,
      companyPhone: companies.phone,
      companyDeletedAt: companies.deletedAt,
      companyBlockedAt: companies.blockedAt,
      employment: { name: employmentTypes.name, nameUz: employmentTypes.nameUz },
      isOnSite: sql<boolean>`exists (
        select from deliveries join channels on channels.id = channel_id
        where deliveries.vacancy_id = ${vacancies.id} and type = 'website'
          and deliveries.status in ('running', 'success'))`,
    })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .leftJoin(employmentTypes, eq(employmentTypes.id, vacancies.employmentType))
    .where(eq(vacancies.id, vacancyId));
  if (!row) return undefined;
  const { status, moderationStatus, version, deletedAt, companyDeletedAt, companyBlockedAt, isOnSite } = row;
  const language = detectLanguage([row.title, row.description, ...row.requirements].join('\n'), 'ru');
  const vacancy: ShownVacancy = {
    id: row.id,
    language,
    companyId: row.companyId,
    companyName: row.companyName,
    companyPhone: row.companyPhone,
    title: row.title,
    description: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    location: row.location,
    employmentType: row.employmentType,
    employmentName: row.employment && nameIn(language, row.employment),
    remoteType: row.remoteType,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    currency: row.currency,
    url: isOnSite ? `${origin}/vacancies/${row.id}` : null,
  };
  const digest = createHash('sha256').update(JSON.stringify(vacancy)).digest('base64url');
  return {
    vacancy,
    status,
    moderationStatus,
    version,
    digest,
    isDeleted: deletedAt !== null || companyDeletedAt !== null,
    isBlocked: companyBlockedAt !== null,
  };
}

/** What goes to a channel; the link there is tagged, so that who comes by it is counted for the channel. */
export function deliveryOf(
  { id: key, tag }: { id: string; tag: string },
  service: Delivery['service'],
  { vacancy }: Subject,
): Delivery {
  const { url } = vacancy;
  const isOwn = url === null || service.type === 'website';
  return { key, service, vacancy: isOwn ? vacancy : { ...vacancy, url: `${url}?via=${tag}` } };
}

/** Makes changes of a vacancy's deliveries wait for each other. */
export async function lockForDeliveries(transaction: Database, vacancyId: string): Promise<void> {
  await transaction
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(eq(vacancies.id, vacancyId))
    .for('no key update');
}
