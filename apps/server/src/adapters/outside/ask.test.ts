import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ask, jsonOf } from './ask.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serviceThat(answers: RequestListener): Promise<string> {
  const listening = createServer(answers)
  server = listening
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
}

it('an answer is told whatever it says', async () => {
  const url = await serviceThat((_, reply) => reply.writeHead(404).end('{"a":1}'))
  expect(await ask({ url })).toEqual({ state: 'answered', status: 404, isOk: false, text: '{"a":1}' })
})

it('who redirects elsewhere has not answered', async () => {
  const url = await serviceThat((_, reply) => reply.writeHead(302, { location: '/elsewhere' }).end())
  expect(await ask({ url })).toMatchObject({ state: 'unreachable', isLate: false })
})

it('who does not answer in time is late', async () => {
  const url = await serviceThat(() => undefined)
  expect(await ask({ url, timeoutMilliseconds: 20 })).toMatchObject({ state: 'unreachable', isLate: true })
})

it('an answer without end is none, and its end is not waited for', async () => {
  const url = await serviceThat((_, reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(64 * 1024)));
    }
    reply.on('drain', more)
    more()
  })
  expect(await ask({ url })).toEqual({ state: 'unreachable', detail: 'an answer of more than 2 MiB', isLate: false })
})

it.each([
  ['{"score":1}', { score: 1 }],
  ['{"score":"one"}', undefined],
  ['<html>', undefined],
])('of %s is read %o', (text, read) =>
  expect(jsonOf({ state: 'answered', status: 200, isOk: true, text }, z.object({ score: z.number() }))).toEqual(read),
)
