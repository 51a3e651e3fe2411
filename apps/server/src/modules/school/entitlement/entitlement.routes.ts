import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { checkEntitlement, findSchools } from './check-entitlement.ts'

export const entitlementRoutes = [
  route(calls.findSchools, async (context, { query }) => items(await findSchools(context, query.search))),
  route(calls.checkEntitlement, async (context, { body }) => item(await checkEntitlement(context, body))),
]
