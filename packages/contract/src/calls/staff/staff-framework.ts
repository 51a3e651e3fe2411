import { FRAMEWORK_FAULTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, markup } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'] } as const

/** The longest content. */
const CONTENT_LENGTH = 20_000

const FrameworkVersion = z.object({
  guid: z.string(),
  version: z.int(),
  state: z.enum(['draft', 'released']),
  /** First day it holds. */
  validFrom: DateText,
  /** Who wrote it last, by name. */
  editedBy: z.string(),
  editedOn: InstantText,
  /** Who released it, by name; null for a draft. */
  releasedBy: z.nullable(z.string()),
  releasedOn: z.nullable(InstantText),
})
export type FrameworkContractVersion = z.infer<typeof FrameworkVersion>

/** A company with the versions of its framework contract. */
export const FrameworkContracts = z.object({
  companyGuid: z.string(),
  company: z.string(),
  clientId: z.string(),
  client: z.string(),
  /** How many have a ticket by it today. */
  takers: z.int(),
  /** The latest first; none where it has never been written. */
  versions: z.array(FrameworkVersion),
})
export type FrameworkContracts = z.infer<typeof FrameworkContracts>

const FaultOfFramework = z.object({
  /** Where in it: `products.0.contribution`. */
  path: z.string(),
  fault: z.enum(FRAMEWORK_FAULTS),
})

export const FrameworkContractDetail = z.extend(FrameworkContracts, {
  /** The version that is shown; null before the first. */
  shown: z.nullable(FrameworkVersion),
  /** Of the latest version: whoever changes it names it, so that nobody writes over somebody else. */
  seen: z.string(),
  /** JSON, as text: the version that is shown, or what a first one begins as. */
  content: z.string(),
  /** What holds today, as the same; empty where nothing does. */
  released: z.string(),
  /** What keeps the version from being released. */
  faults: z.array(FaultOfFramework),
})
export type FrameworkContractDetail = z.infer<typeof FrameworkContractDetail>

export const getFrameworkContracts = defineCall({
  name: 'admin/getFrameworkContracts',
  service,
  method: 'GET',
  path: '/admin/frameworkContracts',
  summary: 'Companies with the versions of their framework contracts for job tickets',
  access,
  reply: list(FrameworkContracts),
})

const FrameworkParams = z.object({ companyGuid: Guid })
const ShownVersion = z.object({ versionGuid: z.optional(Guid) })

export const getFrameworkContract = defineCall({
  name: 'admin/getFrameworkContract',
  service,
  method: 'GET',
  path: '/admin/frameworkContracts/{companyGuid}',
  summary: 'The framework contract of one of them: the latest version or an earlier one',
  access,
  params: FrameworkParams,
  query: ShownVersion,
  reply: list(FrameworkContractDetail),
})

const Seen = z.object({
  /** Of the latest version that was read, empty where there was none; `error.changedMeanwhile` where it is another. */
  seen: z.string().check(z.maxLength(120, key('notValid'))),
})

const SaveFramework = z.extend(Seen, {
  /** JSON, as text. */
  content: markup(CONTENT_LENGTH),
})

export const saveFrameworkContract = defineCall({
  name: 'admin/saveFrameworkContract',
  service,
  method: 'PUT',
  path: '/admin/frameworkContracts/{companyGuid}',
  summary: 'Stores a draft of a framework contract, and says what keeps it from being released',
  access,
  params: FrameworkParams,
  query: DryRun,
  body: SaveFramework,
  reply: list(FrameworkContractDetail),
})

export const discardFrameworkContract = defineCall({
  name: 'admin/discardFrameworkContract',
  service,
  method: 'POST',
  path: '/admin/frameworkContracts/{companyGuid}/discard',
  summary: 'Throws a draft of a framework contract away',
  access,
  params: FrameworkParams,
  body: Seen,
  reply: list(FrameworkContracts),
})

export const releaseFrameworkContract = defineCall({
  name: 'admin/releaseFrameworkContract',
  service,
  method: 'POST',
  path: '/admin/frameworkContracts/{companyGuid}/release',
  summary: 'Puts a version into force from its first day, with the shares of all its contracts; it never changes again',
  access: { ...access, stepUp: true, approval: 'framework' },
  params: FrameworkParams,
  query: DryRun,
  body: Seen,
  reply: list(FrameworkContractDetail),
})
