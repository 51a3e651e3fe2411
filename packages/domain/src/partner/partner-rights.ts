import { holdsRights, type Right } from '../identity/rights.ts'
import type { PartnerScope } from './partner-scope.ts'

/** By which rights staff see, and enter, themselves what a key opens. */
const RIGHTS_OF: Readonly<Record<PartnerScope, readonly Right[]>> = {
  orders: ['AllowedToSeeOrders'],
  contracts: ['AllowedToSeeContracts'],
  enforcement: ['AllowedToSeeEnforcement', 'AllowedToEnterEnforcement'],
}

/** Whether somebody may give a key that opens this: nobody opens to others what is closed to themselves. */
export const mayGive = (rights: readonly number[], scope: PartnerScope): boolean =>
  holdsRights(rights, RIGHTS_OF[scope])
