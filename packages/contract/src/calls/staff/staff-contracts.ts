import { APPLICATION_STATES, CONTRACT_TROUBLES, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { CONTRACT_SORTS } from '../../lists/contracts-address.ts'
import { StaffContract, StaffContractDetail } from '../../replies/staff-contract.ts'
import { Instant } from '../../values/date.ts'
import { StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'] } as const

const StaffContractFilter = z.object({
  /**
   * Number of a contract, a customer, a card or a mandate, or how the e-mail address or last name of who has concluded
   * it or travels begins. What may mean more than 10,000 contracts is refused: `error.narrowFilter`.
   */
  search: z.optional(line(120)),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; all without it. */
  states: z.optional(z.array(z.enum(APPLICATION_STATES, key('notValid')))),
  trouble: z.optional(z.enum(CONTRACT_TROUBLES, key('notValid'))),
  /** Asked for at this moment or later. */
  from: z.optional(Instant),
  /** Asked for before this moment. */
  before: z.optional(Instant),
})
export type StaffContractFilter = z.infer<typeof StaffContractFilter>

const StaffContractsQuery = z.extend(StaffContractFilter, {
  ...staffPageFields,
  /** The latest come first without it. */
  sort: z.optional(z.enum(sortsOf(CONTRACT_SORTS), key('notValid'))),
})
export type StaffContractsQuery = z.infer<typeof StaffContractsQuery>

export const searchStaffContracts = defineCall({
  name: 'admin/searchStaffContracts',
  service,
  method: 'GET',
  path: '/admin/contracts',
  summary: 'A page of the contracts and applications that staff look for, of every client they see',
  access,
  query: StaffContractsQuery,
  reply: list(StaffContract),
  supersedes: true,
})

export const countStaffContracts = defineCall({
  name: 'admin/countStaffContracts',
  service,
  method: 'GET',
  path: '/admin/contracts/count',
  summary: 'How many contracts staff would find',
  access,
  query: StaffContractFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const ContractParams = z.object({ contractGuid: Guid })

export const getStaffContract = defineCall({
  name: 'admin/getStaffContract',
  service,
  method: 'GET',
  path: '/admin/contracts/{contractGuid}',
  summary: 'Everything about a contract: who takes part, its history, what is debited next, what was asked and decided',
  access: { ...access, noted: true },
  params: ContractParams,
  reply: list(StaffContractDetail),
})
