import {
  cancelSubscription,
  getCancellationDates,
  getReasonsForAction,
  getReplacementCardToken,
  pauseSubscription,
  previewSubscriptionChange,
  refundSubscription,
  replaceCard,
  setCardRecipient,
  takeBackChange,
} from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { refuse } from '../../../call/refused.ts'
import { route } from '../../../call/route.ts'
import { REASONS } from '../../subscription/change-request/index.ts'
import { heldContract } from '../own-contract/index.ts'
import { askChange } from './ask-change.ts'
import { cancellationDays } from './cancellation-days.ts'
import { cardRecipients } from './card-recipients.ts'
import { replacementCardToken } from './card-token.ts'
import { previewChange } from './preview-change.ts'
import { takingBack } from './take-back.ts'

export const contractChangeRoutes = [
  route(previewSubscriptionChange, async (context, { body }) => item(await previewChange(context, body))),
  route(getCancellationDates, async (context, { query }) =>
    item(cancellationDays(await heldContract(context, query.antragGuid))),
  ),
  route(cancelSubscription, async (context, { body: { date, reason, ...asked } }) =>
    item(await askChange(context, asked, () => ({ change: { kind: 'cancel', date, reason } }))),
  ),
  route(pauseSubscription, async (context, { body: { from, until, reason, ...asked } }) =>
    item(await askChange(context, asked, () => ({ change: { kind: 'pause', from, until, reason } }))),
  ),
  route(refundSubscription, async (context, { body: { from, until, reason, consent: _given, fileIds, ...asked } }) =>
    item(await askChange(context, asked, () => ({ change: { kind: 'refund', from, until, reason }, fileIds }))),
  ),
  route(replaceCard, async (context, { body: { reason, recipient, ...asked } }) =>
    item(await askChange(context, asked, () => ({ change: { kind: 'replacement', reason, recipient } }))),
  ),
  route(takeBackChange, async (context, { body: { changeRequestGuid, ...asked } }) =>
    item(await askChange(context, asked, held => takingBack(held, changeRequestGuid))),
  ),
  route(getReasonsForAction, ({ language }, { body }) =>
    items(Object.entries(REASONS[body.action]).map(([id, text]) => ({ id, text: text[language] }))),
  ),
  route(setCardRecipient, async (context, { body: { recipient, ...asked } }) => {
    const { world, language } = context
    const options = await cardRecipients(world.db, await heldContract(context, asked.contractGuid), language)
    if (recipient === undefined) return items(options)
    if (!options.some(option => option.recipient === recipient)) refuse('notValid', 'recipient')
    await askChange(context, asked, () => ({ change: { kind: 'cardRecipient', recipient } }))
    return items(await cardRecipients(world.db, await heldContract(context, asked.contractGuid), language))
  }),
  route(getReplacementCardToken, async (context, { body: { ticketGuid, valid } }) =>
    item(replacementCardToken(context.world, await heldContract(context, ticketGuid), valid)),
  ),
]
