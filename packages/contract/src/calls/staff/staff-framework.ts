import { FRAMEWORK_FAULTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Seen, ShownVersion, TermsVersion, termsFields } from '../../values/terms.ts'
import { Guid, markup } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts'] } as const

/** The longest content. */
const CONTENT_LENGTH = 20_000

/** A company with the versions of its framework contract. */
export const FrameworkContracts = z.object({
  companyGuid: z.string(),
  company: z.string(),
  clientId: z.string(),
  client: z.string(),
  /** How many have a ticket by it today. */
  takers: z.int(),
  /** How many are in its list today. */
  staff: z.int(),
  /** The latest first; none where it has never been written. */
  versions: z.array(TermsVersion),
})
export type FrameworkContracts = z.infer<typeof FrameworkContracts>

const FaultOfFramework = z.object({
  /** Where in it: `products.0.contribution`. */
  path: z.string(),
  fault: z.enum(FRAMEWORK_FAULTS),
})

export const FrameworkContractDetail = z.extend(FrameworkContracts, {
  ...termsFields,
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
