import { createServer } from 'node:https'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuedBy, trialAuthority } from '../wallet-passes/trial-certificates.ts'
import { httpsSender, publicSender } from './https-sender.ts'
import { isPublicAddress } from './public-address.ts'

const authority = trialAuthority(new Date(Date.now() - 86_400_000))
const names = [
  { type: 2, value: 'localhost' },
  { type: 7, ip: '127.0.0.1' },
]
const own = issuedBy(authority, { commonName: 'localhost' }, [{ name: 'subjectAltName', altNames: names }])
const ca = authority.certificate

interface Asked {
  method: string | undefined
  url: string | undefined
  id: string | string[] | undefined
  body: string
}
const asked: Asked[] = []
const server = createServer({ key: own.key, cert: own.certificate }, (request, reply) => {
  let body = ''
  request.on('data', chunk => (body += chunk))
  request.on('end', () => {
    const { method, url, headers } = request
    asked.push({ method, url, id: headers['webhook-id'], body })
    if (url === '/silent') return
    reply.writeHead(url === '/moved' ? 307 : 202, { location: '/hooks' }).end('x'.repeat(100_000))
  })
})
let port: number
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const message = (url: string) => ({ url, headers: { 'webhook-id': '1' }, body: '{"a":1}' })
const anywhere = httpsSender({ isPublic: () => true, ca, timeoutMilliseconds: 10_000 })

it('posts what is told, and says what was answered', async () => {
  asked.length = 0
  expect(await anywhere.send(message(`https://localhost:${port}/hooks`))).toEqual({ state: 'answered', status: 202 })
  expect(asked).toEqual([{ method: 'POST', url: '/hooks', id: '1', body: '{"a":1}' }])
})

it('follows nobody elsewhere', async () => {
  asked.length = 0
  expect(await anywhere.send(message(`https://localhost:${port}/moved`))).toEqual({ state: 'answered', status: 307 })
  expect(asked).toHaveLength(1)
})

it.each(['localhost', '127.0.0.1', '[::1]'])('sends nothing to %s, which is no machine outside', async host => {
  asked.length = 0
  const careful = httpsSender({ isPublic: isPublicAddress, ca, timeoutMilliseconds: 10_000 })
  const refused = { state: 'unreachable', detail: 'the address is none of the public internet' }
  expect(await careful.send(message(`https://${host}:${port}/hooks`))).toEqual(refused)
  expect(await publicSender.send(message(`https://${host}:${port}/hooks`))).toEqual(refused)
  expect(asked).toEqual([])
})

it('sends nothing without https', async () => {
  expect(await anywhere.send(message(`http://localhost:${port}/hooks`))).toMatchObject({ state: 'unreachable' })
})

it('believes no certificate of strangers', async () => {
  asked.length = 0
  const strict = httpsSender({ isPublic: () => true, timeoutMilliseconds: 10_000 })
  expect(await strict.send(message(`https://localhost:${port}/hooks`))).toMatchObject({ state: 'unreachable' })
  expect(asked).toEqual([])
})

it('does not wait for who does not answer', async () => {
  const hasty = httpsSender({ isPublic: () => true, ca, timeoutMilliseconds: 50 })
  expect(await hasty.send(message(`https://localhost:${port}/silent`))).toMatchObject({ state: 'unreachable' })
})
