import { getPassesByLink, getSubscriptionPasses } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { passesByLink } from './passes-by-link.ts'
import { showPasses } from './show-passes.ts'

/** Who has no account draws barcodes by a link alone. A class may open theirs from one address. */
export const LINKED_PASS_LIMIT = { most: 60, per: '1 minute' } as const

export const passRoutes = [
  route(getSubscriptionPasses, async (context, { params }) => item(await showPasses(context, params.contractGuid))),
  route(
    getPassesByLink,
    async (context, { params }) => item(await passesByLink(context, params.token)),
    LINKED_PASS_LIMIT,
  ),
]
