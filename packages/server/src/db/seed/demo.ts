import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import * as schema from '../schema/index.ts';
import { tashkentDay } from '../tashkentDay.ts';
import { agro } from './demo/agro.ts';
import { seedApplications } from './demo/applications.ts';
import { at } from './demo/at.ts';
import { seedBoard } from './demo/board.ts';
import { logistics } from './demo/logistics.ts';
import { seedNotifications } from './demo/notifications.ts';
import { seedOrders } from './demo/orders.ts';
import { applicants, candidate, companies, employers } from './demo/people.ts';
import { seedResumes } from './demo/resumes.ts';
import { textile } from './demo/textile.ts';
import type { DemoVacancy, SeededVacancy } from './demo/vacancy.ts';
import { seedViews } from './demo/views.ts';

const day = 24 * 60 * 60 * 1000;

/** Phones to sign in to the demo with, for the server's greeting. */
export const demoPhones = [...employers, candidate].map(({ phone, firstName, lastName }) => ({
  phone,
  name: `${firstName} ${lastName}`,
}));

/** Writes the demo: two employers, candidates, companies, vacancies, applications, a subscription. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await db.insert(schema.channels).values([
    { type: 'telegram', name: 'Telegram-канал (демо)', nameUz: 'Telegram kanali (demo)', identifier: '@kasb_demo' },
    { type: 'whatsapp', name: 'WhatsApp-группа (демо)', nameUz: 'WhatsApp guruhi (demo)' },
    { type: 'hh', name: 'HeadHunter (демо)', nameUz: 'HeadHunter (demo)' },
  ]);
  const users = await seedPeople(db);
  const owners = [users[0], users[0], users[1]];
  const companyIds = await seedCompanies(db, owners, ago(90));
  const vacancies: SeededVacancy[] = [];
  for (const [index, list] of [textile, agro, logistics].entries()) {
    for (const vacancy of list) {
      vacancies.push(
        await seedVacancy(db, { vacancy, companyId: at(companyIds, index), ownerId: at(owners, index), ago }),
      );
    }
  }
  await seedViews(db, vacancies, now);
  await seedApplications(db, vacancies, users.slice(2), now);
  await seedBoard(db, { companyId: at(companyIds, 0), ownerId: at(users, 0), now });
  await seedNotifications(db, at(users, employers.length), now);
  await seedResumes(db, at(users, employers.length), now);
  await seedSubscription(db, at(users, 0), now);
  await seedOrders(db, at(users, 0), now);
  await seedSaved(db, { userId: at(users, 2), vacancies, now });
}

/** What the demo's candidate keeps: vacancies of several companies, and searches. */
async function seedSaved(
  db: Database,
  { userId, vacancies, now }: { userId: string; vacancies: readonly SeededVacancy[]; now: Date },
): Promise<void> {
  const published = vacancies.filter(({ isPublished }) => isPublished);
  const kept = published.filter((_vacancy, index) => index % 4 === 1).slice(0, 4);
  await db
    .insert(schema.savedVacancies)
    .values(kept.map(({ id }, index) => ({ userId, vacancyId: id, savedAt: new Date(now.getTime() - index * day) })));
  const searches = [
    { search: 'Водитель', location: 'Ташкент', notify: 'daily' as const },
    { search: 'Швея', location: 'Самарканд', notify: 'off' as const },
  ];
  const weekAgo = new Date(now.getTime() - 7 * day);
  await db
    .insert(schema.savedSearches)
    .values(searches.map((search) => ({ ...search, userId, createdAt: weekAgo, checkedAt: weekAgo, seenAt: weekAgo })));
}

async function seedPeople(db: Database): Promise<string[]> {
  const rows = await db
    .insert(schema.users)
    .values([
      ...employers.map((person) => ({ ...person, role: 'employer' as const, phoneVerified: true })),
      { ...candidate, role: 'candidate' as const, phoneVerified: true },
      ...applicants.map((name, index) => {
        const [firstName = '', lastName = ''] = name.split(' ');
        return {
          phone: `9989355510${String(index).padStart(2, '0')}`,
          firstName,
          lastName,
          role: 'candidate' as const,
          phoneVerified: true,
        };
      }),
    ])
    .returning({ id: schema.users.id });
  return rows.map(({ id }) => id);
}

async function seedCompanies(db: Database, owners: (string | undefined)[], createdAt: Date): Promise<string[]> {
  const areas = await db
    .select({ id: schema.areas.id, slug: schema.areas.slug })
    .from(schema.areas)
    .where(
      inArray(
        schema.areas.slug,
        companies.map(({ area }) => area),
      ),
    );
  const areaOf = new Map(areas.map(({ id, slug }) => [slug, id]));
  const rows = await db
    .insert(schema.companies)
    .values(
      companies.map(({ area, ...company }) => ({
        ...company,
        companyType: 'legal' as const,
        areaId: areaOf.get(area) ?? 0,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: schema.companies.id });
  await db
    .insert(schema.companyMembers)
    .values(
      rows.map(({ id }, index) => ({ companyId: id, userId: at(owners, index), role: 'owner' as const, createdAt })),
    );
  return rows.map(({ id }) => id);
}

interface VacancyContext {
  vacancy: DemoVacancy;
  companyId: string;
  ownerId: string;
  ago: (days: number) => Date;
}

async function seedVacancy(db: Database, { vacancy, companyId, ownerId, ago }: VacancyContext): Promise<SeededVacancy> {
  const { salary, skills, moderation, comment, createdDaysAgo, closesInDays, isPublished, ...rest } = vacancy;
  const { screening = [], ...fields } = rest;
  const createdAt = ago(createdDaysAgo + 0.3);
  const moderatedAt = ago(createdDaysAgo + 0.2);
  const views = isPublished ? 260 + createdDaysAgo * 34 : 0;
  const isModerated = moderation !== null && moderation !== 'pending';
  const [row] = await db
    .insert(schema.vacancies)
    .values({
      ...fields,
      companyId,
      salaryMin: salary[0],
      salaryMax: salary[1],
      validUntil: closesInDays === undefined ? null : tashkentDay(ago(-closesInDays)),
      moderationStatus: moderation,
      moderationComment: comment,
      moderatedBy: isModerated ? 'rules' : null,
      moderatedAt: isModerated ? moderatedAt : null,
      views,
      createdBy: ownerId,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: schema.vacancies.id });
  const vacancyId = row?.id ?? '';
  if (isModerated) {
    const { title, description, requirements, benefits, currency } = fields;
    const pay = { min: salary[0], max: salary[1], currency };
    const content = { title, description, requirements, benefits, salary: pay };
    await db
      .insert(schema.vacancyModerations)
      .values({ vacancyId, status: moderation, comment, by: 'rules', at: moderatedAt, version: 1, content });
  }
  if (screening.length > 0)
    await db
      .insert(schema.screeningQuestions)
      .values(screening.map((question, position) => ({ ...question, vacancyId, position })));
  if (skills.length > 0) {
    const known = await db.select().from(schema.skills).where(inArray(schema.skills.name, skills));
    await db.insert(schema.vacancySkills).values(known.map(({ id }) => ({ vacancyId, skillId: id })));
  }
  if (isPublished) {
    const [website] = await db.select().from(schema.channels).where(eq(schema.channels.type, 'website'));
    await db
      .insert(schema.deliveries)
      .values({ vacancyId, channelId: website?.id ?? '', status: 'success', publishedAt: ago(createdDaysAgo + 0.1) });
  }
  return { id: vacancyId, createdAt, isPublished, views, ownerId };
}

async function seedSubscription(db: Database, userId: string, now: Date): Promise<void> {
  const [plan] = await db.select().from(schema.pricingPlans).where(eq(schema.pricingPlans.name, 'Бизнес'));
  if (!plan) return;
  await db.insert(schema.subscriptions).values({
    userId,
    planId: plan.id,
    startedAt: new Date(now.getTime() - 10 * day),
    expiresAt: new Date(now.getTime() + 20 * day),
    postingsUsed: 6,
    postingsLimit: plan.postingsLimit,
    amountPaid: plan.price,
    currency: plan.currency,
    paymentMethod: 'Payme',
  });
}
