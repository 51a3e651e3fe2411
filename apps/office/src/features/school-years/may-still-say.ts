import type { SchoolYear } from '@billett/contract'

/** What people say of pupils and classes is possible from the proposal on until it takes effect. */
export const mayStillSay = ({ state, task, rolled, mayLead }: SchoolYear): boolean =>
  // A school does not see how far the whole is; where it may not any more, the server says so.
  state === 'rolling' && task === null && (!mayLead || rolled === 'compared' || rolled === 'rehearsed')
