import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema, OverrideSchemaContext } from '@valibot/to-json-schema';
import { object } from 'valibot';
import type { GenericSchema } from 'valibot';
import { chatBody } from './aiVacancy.ts';
import { application } from './application.ts';
import { user } from './auth.ts';
import { pricingPlan, subscription } from './billing.ts';
import { candidate } from './candidate.ts';
import { company, companyBody, companyMember } from './company.ts';
import { conversation, jobData, promptInfo, quickOption } from './conversation.ts';
import { createdVacancy } from './created.ts';
import { externalResume } from './externalResume.ts';
import { limit } from './fields.ts';
import { interview, interviewQuestion } from './interview.ts';
import { interviewSubmission, interviewUpload } from './interviewMedia.ts';
import { amount, flag, id, lines, named, phoneLine, phoneText, text, timestamp } from './lenient.ts';
import { providerModule } from './modules.ts';
import { postingAdapter, postingService, publishResult, publishStatus } from './posting.ts';
import { employerProfile } from './profile.ts';
import { currency, option } from './reference.ts';
import { resume } from './resume.ts';
import { deviceSession } from './sessions.ts';
import { area, city, skill } from './taxonomy.ts';
import { vacancyEditCheck } from './vacancies.ts';
import { vacancy } from './vacancy.ts';
import { vacancyBody, vacancyUpdate } from './vacancyBody.ts';
import { vacancySkill } from './vacancySkills.ts';

/** Schemas that the document names; all others are written where they are used. */
const definitions: Record<string, GenericSchema> = {
  Application: application,
  Area: area,
  Candidate: candidate,
  ChatBody: chatBody,
  City: city,
  Company: company,
  CompanyBody: companyBody,
  CompanyMember: companyMember,
  Conversation: conversation,
  Currency: currency,
  DeviceSession: deviceSession,
  EmployerProfile: employerProfile,
  ExternalResume: externalResume,
  Interview: interview,
  InterviewQuestion: interviewQuestion,
  InterviewSubmission: interviewSubmission,
  InterviewUpload: interviewUpload,
  JobData: jobData,
  Module: providerModule,
  Option: option,
  PostingAdapter: postingAdapter,
  PostingService: postingService,
  PricingPlan: pricingPlan,
  PromptInfo: promptInfo,
  PublishResult: publishResult,
  PublishStatus: publishStatus,
  QuickOption: quickOption,
  Resume: resume,
  Skill: skill,
  Subscription: subscription,
  User: user,
  Vacancy: vacancy,
  VacancyBody: vacancyBody,
  VacancyEditCheck: vacancyEditCheck,
  VacancySkill: vacancySkill,
  VacancyUpdate: vacancyUpdate,
};

const optionalText: JsonSchema = { type: ['string', 'null'] };

/** What a provider should send where the contract reads more than that. */
const documented = new Map<unknown, JsonSchema>([
  [id, { type: 'string', minLength: 1 }],
  [text, optionalText],
  [phoneLine, optionalText],
  [phoneText, { ...optionalText, description: '12 digits: 998 and nine more.' }],
  [timestamp, { ...optionalText, description: 'ISO 8601 date or time.' }],
  [amount, { type: ['number', 'null'] }],
  [flag, { type: 'boolean', default: false }],
  [lines, { type: 'array', items: { type: 'string' }, default: [] }],
  [named, { type: ['object', 'null'], properties: { name: { type: 'string' } } }],
  [limit, { type: 'integer', minimum: 1, maximum: 100 }],
]);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Transformations have no JSON Schema; what they start from and lead to does.
  errorMode: 'ignore',
  definitions,
  overrideSchema,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function overrideSchema({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  const replacement = documented.get(valibotSchema);
  if (replacement) return replacement;
  if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
  const [known] = 'options' in valibotSchema && Array.isArray(valibotSchema.options) ? valibotSchema.options : [];
  if (valibotSchema.type === 'union' && known?.type === 'picklist') {
    return { type: 'string', description: `One of ${known.options.join(', ')}, or a word of the provider.` };
  }
  // A list inside an entity: null reads as none, but nobody should send it.
  const values = jsonSchema.anyOf?.[0];
  if (valibotSchema.type === 'nullish' && Array.isArray(jsonSchema.default) && typeof values === 'object') {
    return { ...values, default: [] };
  }
  return undefined;
}

/** The JSON Schema of what goes over the wire. */
export function toWireSchema(schema: GenericSchema): JsonSchema {
  if (schema === createdVacancy) return toWireSchema(object({ vacancy }));
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config);
  return rest;
}

/** The named schemas, for `#/components/schemas`. */
export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config);
}
