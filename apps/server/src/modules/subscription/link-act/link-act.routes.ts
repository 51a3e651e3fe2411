import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { changeAccountByLink } from './change-account-by-link.ts'
import { giveProofByLink } from './give-proof-by-link.ts'
import { openLink } from './open-link.ts'
import { showLink } from './show-link.ts'

export const linkRoutes = [
  route(calls.getSubscriptionLink, async (context, { params }) => item(await showLink(context, params.token))),
  route(calls.openLink, async (context, { params }) => item(await openLink(context, params.token))),
  route(calls.giveProofByLink, async (context, { params, body }) =>
    item(await giveProofByLink(context, params.token, body)),
  ),
  route(calls.changeAccountByLink, async (context, { params, body }) =>
    item(await changeAccountByLink(context, params.token, body)),
  ),
]
