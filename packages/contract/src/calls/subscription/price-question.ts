import { PRICE_ANSWERS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { Guid, Id } from '../../values/text.ts'

const service = 'subscription' as const

/** A new price, and what whoever has the contract is asked about it, word for word. */
const PriceQuestion = z.object({
  /** Of the question. */
  guid: z.string(),
  contractGuid: z.string(),
  /** What people call the contract. */
  contractNumber: z.string(),
  /** What is subscribed to. */
  subscriptionName: z.string(),
  /** `consent`: the price holds for who agrees to it; `regulated`: it holds, and whoever wants may leave. */
  mode: z.enum(['regulated', 'consent']),
  /** First day of the new price. */
  from: DateText,
  /** What a payment is in all before the new price, gross. */
  beforeInCent: Cents,
  /** The same with it. */
  afterInCent: Cents,
  /** Last day on which an answer is taken. */
  until: DateText,
  /** What is said before the answer: a paragraph each. */
  statement: z.array(z.string()),
  /** What stands on the button to go on. */
  yes: z.string(),
  /** What stands on the button to end. */
  no: z.string(),
  /** Of all that was shown; whoever answers sends it back. */
  textHash: z.string(),
  /** `ends`: the contract ends before the new price anyway. */
  state: z.enum(['open', 'answered', 'tooLate', 'ends']),
  /** Last day of the contract; null while it goes on. */
  endsOn: z.nullable(DateText),
  /** `silent`: the last day went by. Null while nothing was answered. */
  answer: z.nullable(z.enum(PRICE_ANSWERS)),
  /** When it was answered, or the last day went by; null while nothing was answered. */
  answeredOn: z.nullable(InstantText),
})
export type PriceQuestion = z.infer<typeof PriceQuestion>

const LinkParams = z.object({ token: Id })

export const getPriceQuestion = defineCall({
  name: 'subscription/getPriceQuestion',
  service,
  method: 'GET',
  path: '/subscription/consent/{token}',
  summary: 'A new price and what is asked about it, by the link of a mail; looking at it uses nothing up',
  access: { who: 'public' },
  params: LinkParams,
  reply: list(PriceQuestion),
})

export const AnswerPrice = z.object({
  /** Which button was pressed. */
  answer: z.enum(['continues', 'ends'], key('notValid')),
  /** As the question was shown with; `error.changedMeanwhile` where it says something else by now. */
  textHash: z.string().check(z.regex(/^[0-9a-f]{64}$/, key('notValid'))),
})
export type AnswerPrice = z.infer<typeof AnswerPrice>

export const answerPriceByLink = defineCall({
  name: 'subscription/answerPriceByLink',
  service,
  method: 'POST',
  path: '/subscription/consent/{token}',
  summary: 'Answers a new price by the link of a mail, once: the contract goes on with it, or ends',
  access: { who: 'public' },
  params: LinkParams,
  body: AnswerPrice,
  reply: list(PriceQuestion),
})

export const getPriceQuestions = defineCall({
  name: 'subscription/getPriceQuestions',
  service,
  method: 'GET',
  path: '/subscription/consents',
  summary: 'New prices of contracts that the customer has concluded, and what is or was asked about them',
  access: { who: 'customer' },
  reply: list(PriceQuestion),
})

const QuestionParams = z.object({ guid: Guid })

export const answerPrice = defineCall({
  name: 'subscription/answerPrice',
  service,
  method: 'POST',
  path: '/subscription/consents/{guid}',
  summary: 'Answers a new price of an own contract, once: it goes on with it, or ends',
  access: { who: 'customer' },
  params: QuestionParams,
  body: AnswerPrice,
  reply: list(PriceQuestion),
})
