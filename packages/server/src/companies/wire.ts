import type { BodyOf, createCompany, getCompany, WireAnswerOf } from '@kasb/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { areas, companies, companyMembers } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { maskOf, openIdentity } from './identity.ts';
import type { Identity, IdentityDesk } from './identity.ts';

/** What is read of a company, together with its activity sphere. */
export const companyColumns = {
  ...getTableColumns(companies),
  areaSlug: sql<string>`${areas.slug}`.as('area_slug'),
  areaName: sql<string>`${areas.name}`.as('area_name'),
  areaNameUz: sql<string | null>`${areas.nameUz}`.as('area_name_uz'),
};

type CompanyRow = typeof companies.$inferSelect & {
  areaSlug: string;
  areaName: string;
  areaNameUz: string | null;
};
/** Who opens what of a company, and in which language its sphere is named. */
type Desk = IdentityDesk & Pick<Context, 'language'>;
type CompanyBody = BodyOf<typeof createCompany>;
type CompanyFields = Omit<
  typeof companies.$inferInsert,
  'id' | 'areaId' | 'identity' | 'createdAt' | 'updatedAt' | 'deletedAt' | OfOperators
>;
/** What operators alone read and write. */
type OfOperators = 'stirVerifiedAt' | 'stirVerifiedBy' | 'stirVerifiedNote' | 'blockedAt' | 'blockedReason';

/** A company as its people see it; PINFL and passport are masked unless it is told whole, as to its owners. */
export function companyAnswer(desk: Desk, row: CompanyRow, { isWhole = false } = {}): WireAnswerOf<typeof getCompany> {
  const { areaId, areaSlug, areaName, areaNameUz, createdAt, updatedAt, ...rest } = row;
  const { deletedAt: _, identity: __, stirVerifiedAt: ___, ...others } = rest;
  const { stirVerifiedBy: ____, stirVerifiedNote: _____, blockedAt: ______, blockedReason, ...fields } = others;
  const opened = openIdentity(desk, row);
  return {
    ...fields,
    ...(isWhole && opened ? opened : maskOf(opened)),
    areas_activity: { id: areaId, slug: areaSlug, name: nameIn(desk.language, { name: areaName, nameUz: areaNameUz }) },
    blocked_reason: blockedReason,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** A company of this person, and whether they own it. @throws Problem unknownCompany */
export async function findCompany(
  db: Database,
  id: string,
  personId: string,
): Promise<CompanyRow & { isOwner: boolean }> {
  const isOwner = sql<boolean>`exists (select from ${companyMembers}
    where ${companyMembers.companyId} = ${companies.id} and ${companyMembers.userId} = ${personId}
      and ${companyMembers.role} = 'owner')`;
  const [row] = await db
    .select({ ...companyColumns, isOwner })
    .from(companies)
    .innerJoin(areas, eq(areas.id, companies.areaId))
    .where(isMine(id, personId));
  if (!row) throw new Problem('unknownCompany');
  return row;
}

/** The answer about one company: whole to its owners. @throws Problem unknownCompany */
export async function answerCompany(
  desk: Desk & { db: Database },
  id: string,
  personId: string,
): Promise<WireAnswerOf<typeof getCompany>> {
  const { isOwner, ...row } = await findCompany(desk.db, id, personId);
  return companyAnswer(desk, row, { isWhole: isOwner });
}

/**
 * A form's fields as columns: what is absent, and what belongs to the other kind, is emptied. The identity is apart.
 */
export function companyFields(body: CompanyBody): CompanyFields {
  const legal = body.companyType === 'legal' ? body : undefined;
  const person = body.companyType === 'individual' ? body : undefined;
  return {
    name: body.name,
    email: body.email,
    phone: body.phone,
    website: body.website ?? null,
    description: body.description || null,
    logoUrl: body.logoUrl ?? null,
    companyType: body.companyType,
    cityId: body.cityId ?? null,
    legalName: legal?.legalName ?? null,
    stir: legal?.stir ?? null,
    oked: legal?.oked ?? null,
    mfo: legal?.mfo ?? null,
    bankAccount: legal?.bankAccount ?? null,
    bankName: legal?.bankName ?? null,
    legalAddress: legal?.legalAddress ?? null,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    middleName: person?.middleName ?? null,
    passportIssuedBy: person?.passportIssuedBy ?? null,
    passportIssuedDate: person?.passportIssuedDate ?? null,
    registrationAddress: person?.registrationAddress ?? null,
    actualAddress: person?.actualAddress ?? null,
  };
}

/** PINFL and passport of a form, as typed or masked. */
export function typedIdentity(body: CompanyBody): Identity {
  const person = body.companyType === 'individual' ? body : undefined;
  return {
    pinfl: person?.pinfl ?? null,
    passportSeries: person?.passportSeries ?? null,
    passportNumber: person?.passportNumber ?? null,
  };
}
