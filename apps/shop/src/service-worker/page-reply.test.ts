// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pageReply } from './page-reply.ts'

const never = new Promise<Response>(() => {})
const keptPage = async () => new Response('kept')
const nothing = Promise.resolve(undefined)
const textOf = async (reply: Promise<Response>) => (await reply).text()

describe('the document of a kept page', () => {
  it('comes from the network where there is one', async () => {
    expect(await textOf(pageReply(Promise.resolve(new Response('fresh')), keptPage()))).toBe('fresh')
    expect(await textOf(pageReply(Promise.resolve(new Response('gone', { status: 404 })), keptPage()))).toBe('gone')
  })

  it('is the kept one without a network, with a shop that is down, and when it takes too long', async () => {
    expect(await textOf(pageReply(Promise.reject(new TypeError('offline')), keptPage()))).toBe('kept')
    expect(await textOf(pageReply(Promise.resolve(new Response('down', { status: 503 })), keptPage()))).toBe('kept')
    expect(await textOf(pageReply(never, keptPage(), 0))).toBe('kept')
  })

  it('fails as the network does where none was kept', async () => {
    await expect(pageReply(Promise.reject(new TypeError('offline')), nothing)).rejects.toThrow('offline')
    expect(await textOf(pageReply(Promise.resolve(new Response('down', { status: 503 })), nothing))).toBe('down')
  })
})
