import type { Readable } from 'node:stream'
import { isPlainDate } from '@billett/domain'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank.ts'
import { FAULTS } from '../rules/faults.ts'
import { Transfer } from '../rules/transfer.ts'
import { authenticate } from './authenticate.ts'

const File = z.object({ messageId: z.string().regex(/^[A-Za-z0-9-]{1,35}$/) })
const Since = z.object({
  after: z.string().max(20).default(''),
  most: z.coerce.number().int().min(1).max(100).default(50),
})
const Answer = z.object({ id: z.string().regex(/^\d{9}$/) })
const Days = z.object({ days: z.number().int().min(1).max(400) })
const NextFault = z.object({ fault: z.enum(FAULTS).nullable() })

/** The header by which a customer of another day says which: the bank is never behind. */
const DAY = 'x-demo-day'

/** How a company sends its files and asks for answers. */
export const bankRoutes =
  (bank: Bank, secret: string): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', authenticate(secret))
    app.addHook('onRequest', async request => {
      const day = request.headers[DAY]
      if (typeof day === 'string' && isPlainDate(day)) bank.comesTo(day)
    })
    // Read as it comes, and never held whole.
    app.addContentTypeParser('application/xml', (_request, payload, done) => done(null, payload))
    app.setErrorHandler((error, _request, reply) =>
      error instanceof z.ZodError
        ? reply.code(400).send({ error: 'invalid' })
        : reply.code(500).send({ error: 'internal' }),
    )

    app.get('/files/last', async () => {
      const { lastMessageId: messageId, lastSha256: sha256 } = bank.state()
      return { messageId, sha256 }
    })

    app.put<{ Body: Readable }>('/files/:messageId', async (request, reply) => {
      const { messageId } = File.parse(request.params)
      const taken = await bank.take(messageId, request.body)
      if (taken.state === 'refused') return reply.code(422).send(taken)
      const fault = bank.takeFault()
      if (fault === 'lost-answer') return reply.code(500).send({ error: 'internal' })
      if (fault === 'time-out') return reply.hijack()
      return taken
    })

    app.get('/answers', async request => {
      const { after, most } = Since.parse(request.query)
      return { answers: bank.answersSince(after, most) }
    })

    app.get('/answers/:id', async (request, reply) => {
      const text = bank.answer(Answer.parse(request.params).id)
      return text === undefined ? reply.code(404).send({ error: 'notFound' }) : reply.type('application/xml').send(text)
    })

    app.post('/demo/passDays', async request => {
      bank.passDays(Days.parse(request.body).days)
      return { today: bank.today() }
    })

    app.post('/demo/transfers', async request => {
      bank.receive(Transfer.parse(request.body))
      return {}
    })

    app.post('/demo/faults', async request => {
      bank.setFault(NextFault.parse(request.body).fault)
      return {}
    })
  }
