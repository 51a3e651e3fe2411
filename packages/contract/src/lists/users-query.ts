import type { StaffUserFilter } from '../calls/staff/staff-users.ts'
import type { UsersState } from './users-address.ts'

type Narrowed = Pick<UsersState, 'search' | 'kind' | 'states' | 'registered' | 'leaving' | 'clientId'>

/** What the list narrows down, as the server is asked. */
export const usersFilter = ({ search, kind, states, registered, leaving, clientId }: Narrowed): StaffUserFilter => ({
  search: search.trim() || undefined,
  kind: kind || undefined,
  states: states.length > 0 ? [...states] : undefined,
  registered: registered || undefined,
  leaving: leaving === 'yes' ? true : undefined,
  clientId: clientId || undefined,
})
