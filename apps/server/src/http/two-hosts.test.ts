import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { refuseTwoHosts } from './two-hosts.ts'

/** The first line of the answer to a request, as it goes over the network. */
function firstLine(port: number, headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve, reject) => {
    socket.once('data', answer => resolve(answer.toString().split('\r\n')[0] ?? ''))
    socket.once('error', reject)
    socket.end(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  })
}

it.each([
  [['Host: shop.example'], '200 OK'],
  [['Host: shop.example', 'hOST: evil.example'], '400 Bad Request'],
  [['Host: shop.example', 'Host: shop.example'], '400 Bad Request'],
])('a request with %j is answered %s', async (headers, status) => {
  const app = Fastify()
  refuseTwoHosts(app)
  app.get('/', async () => 'answered')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await firstLine(Number(new URL(address).port), headers)).toBe(`HTTP/1.1 ${status}`)
  await app.close()
})
