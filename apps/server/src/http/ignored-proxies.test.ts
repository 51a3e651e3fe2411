import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { newLog } from '../log.ts'
import { noteIgnoredProxies } from './ignored-proxies.ts'

it.each([
  ['127.0.0.1', 0],
  ['10.0.0.7', 1],
  ['203.0.113.7', 1],
])('X-Forwarded-For from %s is told in %i lines of the log, however often it comes', async (remoteAddress, lines) => {
  const logged: string[] = []
  const app = Fastify({ trustProxy: 'loopback' })
  noteIgnoredProxies(app, newLog('info', { write: line => void logged.push(line) }))
  app.get('/', async request => request.ip)
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const ask = () => app.inject({ url: '/', remoteAddress, headers })
  const answers = [await ask(), await ask(), await app.inject({ url: '/', remoteAddress })]
  expect(answers.map(({ body }) => body)).toEqual([
    ...Array.from({ length: 2 }, () => (lines === 0 ? '198.51.100.1' : remoteAddress)),
    remoteAddress,
  ])
  expect(logged).toHaveLength(lines)
})
