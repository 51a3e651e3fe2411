import * as calls from '@billett/contract'
import { items } from '../../../../call/answer.ts'
import { route } from '../../../../call/route.ts'
import { revokeServiceAccess, serviceAccesses } from './service-accesses.ts'

export const openIdRoutes = [
  route(calls.getServiceAccesses, async context => items(await serviceAccesses(context))),
  route(calls.revokeServiceAccess, async (context, { params }) =>
    items(await revokeServiceAccess(context, params.serviceId)),
  ),
]
