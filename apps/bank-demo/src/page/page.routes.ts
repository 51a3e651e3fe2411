import { acceptedLanguage } from '@billett/domain'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank.ts'
import { FAULTS } from '../rules/faults.ts'
import { Transfer } from '../rules/transfer.ts'
import { bankPage } from './bank-page.ts'
import { CSS } from './css.ts'

const Days = z.object({ days: z.coerce.number().int().min(1).max(400) })
const NextFault = z.object({ fault: z.enum([...FAULTS, '']) })
const Answer = z.object({ id: z.string().regex(/^\d{9}$/) })

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const show = (bank: Bank, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(bankPage(bank, acceptedLanguage(request.headers['accept-language']) ?? 'en'))

/** A page for people, who may let days pass and choose what goes wrong. */
export const pageRoutes =
  (bank: Bank): FastifyPluginAsync =>
  async app => {
    app.setErrorHandler((error, _request, reply) => reply.code(error instanceof z.ZodError ? 400 : 500).send())
    app.get('/', (request, reply) => show(bank, request, reply))
    app.get('/bank.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS))
    app.get('/answers/:id', (request, reply) => {
      const text = bank.answer(Answer.parse(request.params).id)
      // As text: what the bank says is read here, and never run.
      return text === undefined ? reply.code(404).send() : reply.type('text/plain; charset=utf-8').send(text)
    })
    app.post('/pass-days', (request, reply) => {
      bank.passDays(Days.parse(request.body).days)
      return reply.redirect('/', 303)
    })
    app.post('/transfer', (request, reply) => {
      bank.receive(Transfer.parse(request.body))
      return reply.redirect('/', 303)
    })
    app.post('/fault', (request, reply) => {
      const { fault } = NextFault.parse(request.body)
      bank.setFault(fault === '' ? null : fault)
      return reply.redirect('/', 303)
    })
  }
