import { defaultClient } from '@billett/clients'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { HashingBusy } from '../ports/password-hashing.ts'
import { errorsOf } from '../testing/raw-request.ts'
import { answerFailures } from './answer-failures.ts'

const answerTo = async (error: Error) => {
  const app = Fastify()
  answerFailures(app, { client: defaultClient })
  app.get('/', async () => {
    throw error
  })
  return app.inject({ method: 'GET', url: '/' })
}

it('where too many sign in at once, the answer says to come back soon', async () => {
  const reply = await answerTo(new HashingBusy())
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  expect(errorsOf(reply)).toMatchObject([{ translationKey: 'error.temporarilyUnavailable' }])
})

it('of an unknown failure the answer says nothing', async () => {
  const reply = await answerTo(new Error('secret'))
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([500, undefined])
  expect(reply.body).not.toContain('secret')
})
