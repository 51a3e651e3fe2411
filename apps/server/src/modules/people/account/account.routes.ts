import * as calls from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { acceptTerms } from './accept-terms.ts'
import { showAccount } from './show-account.ts'

export const accountRoutes = [
  route(calls.getUser, async context => item(await showAccount(context))),
  route(calls.acceptTerms, async (context, { body }) => {
    await acceptTerms(context, body.acceptedOn)
    return item(await showAccount(context))
  }),
]
