import type { StaffContractFilter } from '../calls/staff/staff-contracts.ts'
import type { ContractsState } from './contracts-address.ts'

type Narrowed = Pick<ContractsState, 'search' | 'states' | 'trouble' | 'clientId'>

/** What the list narrows down, as the server is asked. */
export const contractsFilter = ({ search, states, trouble, clientId }: Narrowed): StaffContractFilter => ({
  search: search.trim() || undefined,
  states: states.length > 0 ? [...states] : undefined,
  trouble: trouble || undefined,
  clientId: clientId || undefined,
})
