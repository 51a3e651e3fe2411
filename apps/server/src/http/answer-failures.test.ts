import { Readable } from 'node:stream'
import { defaultClient } from '@billett/clients'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { Refused } from '../call/refused.ts'
import { newLog } from '../log.ts'
import { Busy } from '../ports/busy.ts'
import { errorsOf } from '../testing/raw-request.ts'
import { answerFailures } from './answer-failures.ts'

const answerTo = async (error: Error, logged: Record<string, unknown>[] = []) => {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  const loggerInstance: FastifyBaseLogger = newLog('debug', stream)
  const app = Fastify({ loggerInstance })
  answerFailures(app, () => defaultClient)
  app.get('/', async () => {
    throw error
  })
  return app.inject({ method: 'GET', url: '/' })
}

it('where too many sign in at once, the answer says to come back soon', async () => {
  const reply = await answerTo(new Busy('passwords wait to be hashed'))
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  expect(errorsOf(reply)).toMatchObject([{ translationKey: 'error.temporarilyUnavailable' }])
})

it('a fault of ours has a number by which the log is found, and what the caller did wrong has none', async () => {
  const logged: Record<string, unknown>[] = []
  const reply = await answerTo(new Error('of ours'), logged)
  expect(reply.headers['x-request-id']).toBeTruthy()
  expect(logged.find(({ msg }) => msg === 'request failed')?.reqId).toBe(reply.headers['x-request-id'])
  const wrong = await answerTo(new Refused([{ reason: 'notFound', field: '' }]))
  expect(wrong.headers['x-request-id']).toBeUndefined()
})

it.each([
  ['is gone', '57P01'],
  ['took too long', '57014'],
])('where the database %s, the answer says to come back soon', async (_, code) => {
  const reply = await answerTo(Object.assign(new Error('x'), { code }))
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
})

const uploadsFull = () => Object.assign(new Error('too many uploads at once'), { statusCode: 503 })
const LEVELS = { 20: 'debug', 40: 'warn', 50: 'error' } as Record<number, string>

it.each([
  {
    what: 'that this server stops',
    error: new Refused([{ reason: 'temporarilyUnavailable', field: '' }]),
    level: 'debug',
  },
  { what: 'that it has its hands full', error: uploadsFull(), level: 'warn' },
  { what: 'that passwords queue up', error: new Busy('passwords wait to be hashed'), level: 'warn' },
  { what: 'a fault', error: new Error('of ours'), level: 'error' },
  { what: 'a database that is gone', error: Object.assign(new Error('gone'), { code: '57P01' }), level: 'error' },
  { what: 'a statement that took too long', error: Object.assign(new Error('x'), { code: '57014' }), level: 'error' },
  { what: 'what the caller did wrong', error: new Refused([{ reason: 'notFound', field: '' }]), level: undefined },
])('$what is logged as $level', async ({ error, level }) => {
  const logged: Record<string, unknown>[] = []
  await answerTo(error, logged)
  const failures = logged.filter(({ msg }) => msg === 'request failed')
  expect(failures.map(line => LEVELS[Number(line.level)])).toEqual(level === undefined ? [] : [level])
})

it('a file of which nothing could be read is answered as every failure is, and as no file', async () => {
  const app = Fastify()
  answerFailures(app, () => defaultClient)
  app.get('/', async (_, reply) => {
    const chunks = async function* () {
      yield await Promise.reject(Object.assign(new Error('x'), { code: '57014' }))
    }
    return reply.type('text/csv').header('content-disposition', 'inline').send(Readable.from(chunks()))
  })
  const reply = await app.inject({ url: '/' })
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    ...[503, 'application/json; charset=utf-8', undefined],
  ])
  expect(errorsOf(reply)).toMatchObject([{ translationKey: 'error.temporarilyUnavailable' }])
})

it('of an unknown failure the answer says nothing', async () => {
  const reply = await answerTo(new Error('secret'))
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([500, undefined])
  expect(reply.body).not.toContain('secret')
})

it.each([
  [undefined, 'Bearer'],
  ['Bearer forged', 'Bearer error="invalid_token"'],
])(
  'who has to sign in is told by what, and that a token is not (any more) one: %j',
  async (authorization, challenge) => {
    const app = Fastify()
    answerFailures(app, () => defaultClient)
    app.get('/', async () => {
      throw new Refused([{ reason: 'unauthorized', field: '' }])
    })
    const reply = await app.inject({ url: '/', headers: authorization === undefined ? {} : { authorization } })
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, challenge])
  },
)
