import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { detailFields, firstLevel, levelBelow } from './categories.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackRoutes = [
  route(calls.getFeedbackCategories, ({ language }) => items(firstLevel(language))),
  route(calls.getFeedbackCategory, ({ language }, { params }) => items(levelBelow(params.id, language))),
  route(calls.getFeedbackDetailFields, ({ language }, { params }) => items(detailFields(params.id, language))),
  route(calls.sendFeedback, async (context, { params, body }) =>
    item({ receivedAt: await sendFeedback(context, params.id, body) }),
  ),
]
