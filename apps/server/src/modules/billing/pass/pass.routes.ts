import { getSubscriptionPasses } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { showPasses } from './show-passes.ts'

export const passRoutes = [
  route(getSubscriptionPasses, async (context, { params }) => item(await showPasses(context, params.contractGuid))),
]
