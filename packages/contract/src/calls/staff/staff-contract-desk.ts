import { LONG_REASON_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffContractDetail } from '../../replies/staff-contract.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'
import { PROOF_TYPES } from '../subscription/application.ts'
import { VERDICTS } from './staff-contract-acts.ts'

const service = 'admin' as const
const sees = ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'] as const
const acts = { who: 'staff', rights: [...sees, 'AllowedToActOnContracts'] } as const

const ContractParams = z.object({ contractGuid: Guid })
const ProofParams = z.object({ contractGuid: Guid, proofGuid: Guid })

const ContractVerdict = z.object({
  /** What becomes of it. */
  verdict: z.enum(VERDICTS, key('notValid')),
  /** For staff; who applied is told the outcome alone. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const decideStaffApplication = defineCall({
  name: 'admin/decideApplication',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/decision',
  summary:
    'Grants or rejects an application that waits for it, and tells who applied; a trial shows what would be debited',
  access: { ...acts, noted: true, stepUp: true, approval: 'contracts' },
  params: ContractParams,
  query: DryRun,
  body: ContractVerdict,
  reply: list(StaffContractDetail),
})

export const examineStaffProof = defineCall({
  name: 'admin/examineProof',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/proofs/{proofGuid}',
  summary: 'Says that a proof which came later holds, or that it shows nothing: then another is asked for by mail',
  access: { ...acts, noted: true, stepUp: true },
  params: ProofParams,
  query: DryRun,
  body: ContractVerdict,
  reply: list(StaffContractDetail),
})

export const getStaffProofFile = defineCall({
  name: 'admin/getProofFile',
  service,
  method: 'GET',
  path: '/admin/contracts/{contractGuid}/proofs/{proofGuid}/file',
  summary: 'The file that was handed in as a proof; its name is in the header content-disposition',
  access: { who: 'staff', rights: [...sees, 'AllowedToSeePersonalDetails'], noted: true },
  params: ProofParams,
  reply: file(...PROOF_TYPES),
})

const Aside = z.object({
  /** Why it is set aside; kept with the decision. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const parkStaffContract = defineCall({
  name: 'admin/parkContract',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/park',
  summary: 'Sets a contract aside: nothing more is claimed of it until people let it go on',
  access: { ...acts, noted: true, stepUp: true },
  params: ContractParams,
  query: DryRun,
  body: Aside,
  reply: list(StaffContractDetail),
})

/** What can be mailed to who has concluded a contract: a link by which they do one thing without signing in. */
export const STAFF_LINKS = ['giveProof', 'changeAccount', 'seeDue', 'showPass', 'confirmAddress'] as const

const Link = z.object({
  /** What its reader can do by it. */
  act: z.enum(STAFF_LINKS, key('notValid')),
  /** Why it is sent; kept with the decision. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const sendStaffContractLink = defineCall({
  name: 'admin/sendContractLink',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/links',
  summary:
    'Mails a link to hand in what is missing, name another account, see what is due or the pass, or confirm an address',
  access: { ...acts, noted: true },
  params: ContractParams,
  query: DryRun,
  body: Link,
  reply: list(StaffContractDetail),
})

const SecretAddress = z.object({
  /** Whether where the holder lives is told to nobody (§ 51 BMG). */
  isSecret: z.boolean(),
  /** How that is known, as by which letter of the registration office; kept with the decision. */
  reason: requiredLine(LONG_REASON_LENGTH),
})

export const saySecretStaffAddress = defineCall({
  name: 'admin/saySecretAddress',
  service,
  method: 'POST',
  path: '/admin/contracts/{contractGuid}/secretAddress',
  summary: 'Says that where the holder lives is secret, or that it is so no longer: of all records of that person',
  access: {
    who: 'staff',
    rights: [...sees, 'AllowedToActOnContracts', 'AllowedToSeePersonalDetails'],
    noted: true,
    stepUp: true,
    approval: 'contracts',
  },
  params: ContractParams,
  query: DryRun,
  body: SecretAddress,
  reply: list(StaffContractDetail),
})
