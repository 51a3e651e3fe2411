import { LONG_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { StaffContractDetail } from '../../replies/staff-contract.ts'
import { StaffDeclaration } from '../../replies/staff-declaration.ts'
import { PlainDate } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const sees = ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'] as const
const acts = { who: 'staff', rights: [...sees, 'AllowedToActOnContracts'], stepUp: true } as const

const DeclarationsQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
})
export type DeclarationsQuery = z.infer<typeof DeclarationsQuery>

export const getStaffDeclarations = defineCall({
  name: 'admin/getDeclarations',
  service,
  method: 'GET',
  path: '/admin/declarations',
  summary: 'Cancellations and withdrawals declared without signing in that wait for a person, the oldest first',
  access: { who: 'staff', rights: sees, noted: true },
  query: DeclarationsQuery,
  reply: list(StaffDeclaration),
})

const DeclarationParams = z.object({ declarationGuid: Guid })

const Match = z.object({
  /** The contract that is meant, where it was proposed. */
  contractGuid: z.optional(Guid),
  /** Its number instead, as somebody has typed it; spaces and dashes do not matter. */
  contractNumber: z.optional(requiredLine()),
  /** Another last day than the one that follows from a cancellation. */
  lastDay: z.optional(PlainDate),
  /** Why this contract is meant; the customer reads it. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const matchStaffDeclaration = defineCall({
  name: 'admin/matchDeclaration',
  service,
  method: 'POST',
  path: '/admin/declarations/{declarationGuid}/match',
  summary: 'Says which contract a declaration is about, and has it hold as of its receipt; a trial shows what follows',
  access: { ...acts, noted: true, approval: 'contracts' },
  params: DeclarationParams,
  query: DryRun,
  body: Match,
  reply: list(StaffContractDetail),
})

const Dismissal = z.object({
  /** Why it is about no contract, or cannot hold. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const dismissStaffDeclaration = defineCall({
  name: 'admin/dismissDeclaration',
  service,
  method: 'POST',
  path: '/admin/declarations/{declarationGuid}/dismiss',
  summary: 'Says that a declaration is about no contract, or cannot hold',
  access: acts,
  params: DeclarationParams,
  body: Dismissal,
  reply: empty,
})
