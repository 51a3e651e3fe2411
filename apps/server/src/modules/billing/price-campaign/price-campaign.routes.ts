import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { answerByLink, answerInAccount } from './answer-question.ts'
import { showOwnQuestions, showQuestion } from './show-question.ts'

export const priceCampaignRoutes = [
  route(calls.getPriceQuestion, async (context, { params }) => item(await showQuestion(context, params.token))),
  route(calls.answerPriceByLink, async (context, { params, body }) =>
    item(await answerByLink(context, params.token, body)),
  ),
  route(calls.getPriceQuestions, async context => items(await showOwnQuestions(context))),
  route(calls.answerPrice, async (context, { params, body }) =>
    item(await answerInAccount(context, params.guid, body)),
  ),
]
