import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { limitRequests } from '../../http/limit-requests.ts'
import { readApiDocument } from './document.ts'
import { mountApiDocument } from './mount-api-document.ts'

const app = Fastify()
mountApiDocument(app)

describe('/api/openapi.json', () => {
  it('is the document of this version', async () => {
    const reply = await app.inject('/api/openapi.json')
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.body).toBe(readFileSync(join(import.meta.dirname, '../../../../../docs/openapi.json'), 'utf8'))
  })

  it('comes compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const reply = await app.inject({ url: '/api/openapi.json', headers })
    expect(reply.headers['content-encoding']).toBe('gzip')
    const { rawPayload: whole } = await app.inject('/api/openapi.json')
    expect(reply.rawPayload.length * 5).toBeLessThan(whole.length)
  })
})

describe('/api/docs', () => {
  const { document } = readApiDocument()

  it('shows every call and every schema, and nothing leads nowhere', async () => {
    const { body } = await app.inject('/api/docs')
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const methods of Object.values(document.paths))
      for (const { operationId } of Object.values(methods)) expect(ids).toContain(operationId)
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`)
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter(id => !ids.has(id))).toEqual([])
  })

  it('needs no script and loads nothing', async () => {
    const { body, headers } = await app.inject('/api/docs')
    expect(body).not.toMatch(/<script|<link|<img|style="|@import/)
    expect(headers['content-security-policy']).toContain(`default-src 'none'`)
    expect(body).not.toContain('[object Object]')
    expect(body).not.toContain('undefined')
  })

  it('says who may call, what is refused, and with which number', async () => {
    const { body } = await app.inject('/api/docs')
    expect(body).toContain('Who: visitor')
    expect(body).toContain('405 <code>error.tooManyTickets</code>')
  })
})

it.each(['/api/docs', '/api/openapi.json'])('%s has a limit of its own, for it is long', async url => {
  const limited = Fastify()
  await limitRequests(limited, 100_000)
  mountApiDocument(limited)
  const statuses = new Set<number>()
  for (let asked = 0; asked < 30; asked += 1) statuses.add((await limited.inject({ method: 'HEAD', url })).statusCode)
  expect(statuses).toEqual(new Set([200]))
  expect((await limited.inject({ method: 'HEAD', url })).statusCode).toBe(429)
})
