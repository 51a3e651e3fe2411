import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { answerDifferences, showDifferences } from './control-differences.ts'
import { controlFile } from './control-file.ts'
import { findEmployers } from './find-employers.ts'
import { goPrivate } from './go-private.ts'
import { joinEmployer } from './join-employer.ts'
import { letEmployeeGo } from './let-employee-go.ts'
import { showPrivateOffer } from './private-offer.ts'
import { showTakers } from './show-takers.ts'

export const jobTicketRoutes = [
  route(calls.findEmployers, async (context, { body }) => items(await findEmployers(context, body))),
  route(calls.joinEmployer, async (context, { body }) => item(await joinEmployer(context, body))),
  route(calls.letEmployeeGo, async (context, { params, body }) =>
    item(await letEmployeeGo(context, params.guid, body)),
  ),
  route(calls.getTakers, async (context, { params }) => items(await showTakers(context, params.orgGuid))),
  route(calls.exportControlFile, async (context, { params, query }) => ({
    streamed: await controlFile(context, params.orgGuid, query),
  })),
  route(calls.getControlDifferences, async (context, { params, query }) =>
    items(await showDifferences(context, params.orgGuid, query)),
  ),
  route(calls.answerControlDifferences, async (context, { params, body }) =>
    items(await answerDifferences(context, params.orgGuid, body)),
  ),
  route(calls.getPrivateOffer, async (context, { params }) => item(await showPrivateOffer(context, params.token))),
  route(calls.goPrivateByLink, async (context, { params, body }) => item(await goPrivate(context, params.token, body))),
]
