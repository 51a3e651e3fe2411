import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { sendDocument } from './send-document.ts'

const document = `<p>${'Fahrkarten '.repeat(500)}</p>`

async function serving(isKept: boolean) {
  const page = { status: 200, language: 'de', document, style: '', isKept }
  const policyOf = vi.fn(() => "default-src 'self'")
  const app = Fastify()
  await app.register(compress)
  app.get('/', (request, reply) => sendDocument(isKept ? page : { ...page }, policyOf, request, reply))
  const ask = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  return { ask, policyOf }
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document for everybody arrives as it was drawn, in %s', async (encoding, unpacked) => {
  const { ask } = await serving(true)
  for (const reply of [await ask(encoding), await ask(encoding)]) {
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['content-security-policy']).toBe("default-src 'self'")
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(unpacked(reply.rawPayload).toString()).toBe(document)
  }
})

it('a document for everybody arrives at who accepts no encoding', async () => {
  const { ask } = await serving(true)
  expect((await ask('identity')).payload).toBe(document)
})

it('the policy of a document for everybody is made once, that of another each time', async () => {
  const kept = await serving(true)
  await kept.ask('br')
  await kept.ask('gzip')
  expect(kept.policyOf).toHaveBeenCalledOnce()
  const drawnAnew = await serving(false)
  await drawnAnew.ask('br')
  const reply = await drawnAnew.ask('br')
  expect(drawnAnew.policyOf).toHaveBeenCalledTimes(2)
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(document)
})
