import { addDays, startOfDay } from '@billett/domain'
import type { StaffContractFilter } from '../calls/staff/staff-contracts.ts'
import type { ContractsState } from './contracts-address.ts'

type Narrowed = Pick<ContractsState, 'search' | 'states' | 'trouble' | 'from' | 'to' | 'clientId'>

/** What the list narrows down, as the server is asked; days are those of the region, both included. */
export const contractsFilter = (
  { search, states, trouble, from, to, clientId }: Narrowed,
  timeZone: string,
): StaffContractFilter => ({
  search: search.trim() || undefined,
  states: states.length > 0 ? [...states] : undefined,
  trouble: trouble || undefined,
  from: from === '' ? undefined : startOfDay(from, timeZone),
  before: to === '' ? undefined : startOfDay(addDays(to, 1), timeZone),
  clientId: clientId || undefined,
})
