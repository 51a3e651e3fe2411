import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { balanceOf, type Credited, creditPrepaidCard } from '../cards/credit-prepaid-card.ts'
import { CARD_RULES, type DemoCard, findDemoCard } from '../cards/demo-cards.ts'
import type { Service } from '../service.ts'
import { readInput } from './read-input.ts'
import { cardParams, creditRequest, idempotentHeaders } from './schemas.ts'

const MESSAGES: Record<Extract<Credited, { ok: false }>['reason'] | 'notFound', string> = {
  notFound: 'There is no such card.',
  keyReused: 'This idempotency key was used for another credit.',
  currencyDiffers: 'The card has another currency.',
  notActive: 'The card is not active.',
  expired: 'The card has expired.',
  exceedsMaximum: 'The card would hold more than it may.',
  outOfRange: 'The amount is smaller or larger than one credit may be.',
  refused: 'The card takes no credit.',
}

const refuse = (reply: FastifyReply, status: number, code: keyof typeof MESSAGES) =>
  reply.code(status).send({ error: { code, message: MESSAGES[code] } })

/** The prepaid cards: a service of its own in everything but the process. */
export const cardRoutes =
  ({ ledger, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const find = ({ params }: FastifyRequest): DemoCard | undefined =>
      findDemoCard(readInput(cardParams, params).number)

    const shown = (card: DemoCard) => ({
      ...CARD_RULES,
      number: card.number,
      state: card.state,
      validUntil: card.validUntil,
      balanceCents: balanceOf(ledger.book, card),
    })

    app.get('/cards/:number', async (request, reply) => {
      const card = find(request)
      if (!card) return refuse(reply, 404, 'notFound')
      if (card.fault === 'silent') return reply.hijack()
      return shown(card)
    })

    app.post('/cards/:number/credits', async (request, reply) => {
      const idempotencyKey = readInput(idempotentHeaders, request.headers)['idempotency-key']
      const asked = { ...readInput(creditRequest, request.body), idempotencyKey }
      const card = find(request)
      if (!card) return refuse(reply, 404, 'notFound')
      if (card.fault === 'silent') return reply.hijack()
      const credited = creditPrepaidCard({ ledger, randomId }, card, asked)
      if (!credited.ok) return refuse(reply, credited.reason === 'keyReused' ? 409 : 422, credited.reason)
      if (credited.isNew && card.fault === 'answerLost') return reply.hijack()
      const { reference, amountCents } = credited.credit
      return reply.code(credited.isNew ? 201 : 200).send({ credit: { reference, amountCents }, card: shown(card) })
    })
  }
