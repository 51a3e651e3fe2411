import { defaultClient } from '@billett/clients'
import { failures } from '@billett/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerFailures } from './answer-failures.ts'
import { answerUnknownAddresses } from './unknown-address.ts'

const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, caseSensitive: false } })
answerFailures(app, () => defaultClient)
answerUnknownAddresses(app)
app.get('/api/v1/orders/:id', async () => 'order')
app.delete('/api/v1/orders/:id', async () => 'gone')
app.get('/api/v1/change/:id', { exposeHeadRoute: false }, async () => 'changed')
app.get('/api/v1/image/:text.:extension', async () => 'picture')
app.post('/api/v1/orders', async () => 'new')
app.get('/*', (request, reply) => (request.url.startsWith('/api/') ? reply.callNotFound() : reply.send('page')))

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS', url: string) => {
  const { statusCode, headers, body } = await app.inject({ method, url, headers: { 'accept-language': 'en' } })
  return { statusCode, allow: headers.allow, body }
}
const envelope = (reason: keyof typeof failures) => expect.stringContaining(`"errorCode":${failures[reason].code}`)

describe('an address that is known', () => {
  it.each([
    ['POST', '/api/v1/orders/7', 'DELETE, GET, HEAD, OPTIONS'],
    ['POST', '/API/v1/Orders/7/?a=b', 'DELETE, GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/orders', 'OPTIONS, POST'],
    ['HEAD', '/api/v1/change/7', 'GET, OPTIONS'],
    ['PUT', '/api/v1/image/a,b.svg', 'GET, HEAD, OPTIONS'],
    ['POST', '/cart', 'GET, HEAD, OPTIONS'],
  ] as const)('says to %s %s what it takes', async (method, url, allow) => {
    const reply = await ask(method, url)
    expect(reply).toMatchObject({ statusCode: 405, allow })
    if (method !== 'HEAD') expect(reply.body).toEqual(envelope('methodNotAllowed'))
  })

  it('says so when it is asked', async () => {
    expect(await ask('OPTIONS', '/api/v1/orders')).toEqual({ statusCode: 204, allow: 'OPTIONS, POST', body: '' })
  })

  it('answers HEAD as GET, without a body, unless it changes something', async () => {
    expect(await ask('HEAD', '/api/v1/orders/7')).toMatchObject({ statusCode: 200, body: '' })
  })
})

describe('an address nobody knows', () => {
  it.each([
    ['GET', '/api/v1/nothing'],
    ['OPTIONS', '/api/v1/nothing'],
    ['POST', '/api/v1/orders/7/deeper'],
    ['GET', '/api/'],
    ['PUT', `/api/v1/image/${'.'.repeat(10_000)}`],
  ] as const)('is not found: %s %s', async (method, url) => {
    expect(await ask(method, url)).toEqual({ statusCode: 404, allow: undefined, body: envelope('notFound') })
  })
})
