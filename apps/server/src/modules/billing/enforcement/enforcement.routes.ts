import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { findCase } from './find-case.ts'
import { enterPartnerCase, showPartnerCase } from './partner-case.ts'
import { tellPartnerWords } from './partner-words.ts'

export const enforcementRoutes = [
  route(calls.findEnforcementCase, async (context, { body }) => item(await findCase(context, body))),
  route(calls.enterPartnerCase, async (context, { body }) => item(await enterPartnerCase(context, body))),
  route(calls.getPartnerCase, async ({ world }, { params }) => item(await showPartnerCase(world, params.caseNumber))),
  route(calls.getPartnerCodeWords, async (context, { query }) => items(await tellPartnerWords(context, query.soldOn))),
]
