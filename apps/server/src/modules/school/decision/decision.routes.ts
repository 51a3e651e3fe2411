import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { decideAgain } from './decide-again.ts'
import { decideObjection, enterObjection } from './decide-objection.ts'
import { showListedDecisions } from './list-decisions.ts'
import { noteLettersPosted, printLettersToPost, showLettersToPost } from './post-letters.ts'
import { showDecisions } from './show-decisions.ts'
import { sayWayOf, weighContracts } from './weigh-contracts.ts'

export const decisionRoutes = [
  route(calls.weighContracts, async (context, { body }) => items(await weighContracts(context, body.contractGuids))),
  route(calls.sayWay, async (context, { params, body }) => item(await sayWayOf(context, params.guid, body))),
  route(calls.listDecisions, async (context, { query }) => items(await showListedDecisions(context, query))),
  route(calls.getDecisions, async (context, { params }) => items(await showDecisions(context, params.guid))),
  route(calls.decideAgain, async (context, { params, body }) => item(await decideAgain(context, params.guid, body))),
  route(calls.enterObjection, async (context, { params, body }) =>
    item(await enterObjection(context, params.decisionGuid, body)),
  ),
  route(calls.getLettersToPost, async context => item(await showLettersToPost(context))),
  route(calls.printLetters, async context => {
    const { bytes, fileName } = await printLettersToPost(context)
    return { file: { bytes, fileName, mimeType: 'application/pdf' } }
  }),
  route(calls.notePosted, async (context, { body }) => item(await noteLettersPosted(context, body))),
  route(calls.decideObjection, async (context, { params, body }) =>
    item(await decideObjection(context, params.decisionGuid, body)),
  ),
]
