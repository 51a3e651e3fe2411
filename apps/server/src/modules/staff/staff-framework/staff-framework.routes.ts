import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { discardFramework, releaseFramework, saveFramework } from './edit-frameworks.ts'
import { listFrameworks, shownFramework } from './show-frameworks.ts'

export const staffFrameworkRoutes = [
  route(calls.getFrameworkContracts, async context => items(await listFrameworks(context, context.world.db))),
  route(calls.getFrameworkContract, async (context, { params, query }) =>
    item(await shownFramework(context, context.world.db, { ...params, ...query })),
  ),
  acting(calls.saveFrameworkContract, (context, { params, body }, tx) =>
    saveFramework(context, { ...params, ...body }, tx),
  ),
  acting(calls.discardFrameworkContract, (context, { params, body }, tx) =>
    discardFramework(context, { ...params, ...body }, tx),
  ),
  acting(calls.releaseFrameworkContract, (context, { params, body }, tx) =>
    releaseFramework(context, { ...params, ...body }, tx),
  ),
]
