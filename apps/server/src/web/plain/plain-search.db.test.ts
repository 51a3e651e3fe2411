import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mirrorWeb } from '../../testing/mirror-web.ts'
import { testShop } from '../../testing/test-shop.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { mountWeb } from '../mount-web.ts'
import type { PlainSearch } from './plain-search.ts'

let test: TestWorld
let dist: string
beforeAll(async () => {
  dist = await mirrorWeb()
  test = await testWorld({ config: { WEB_DIST: dist } })
  await mountWeb(test.app, testShop(test.world))
})
afterAll(async () => {
  await test.close()
  await rm(dist, { recursive: true })
})

async function ask(query: Record<string, string>, path = '/verbindung') {
  const reply = await test.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
  const { search }: { search?: PlainSearch } = reply.statusCode === 200 ? JSON.parse(reply.body) : {}
  return { reply, search }
}

/** Follows what is answered until there is a page. */
async function follow(query: Record<string, string>) {
  const { reply, search } = await ask(query)
  if (reply.statusCode !== 303) return { search, onward: undefined }
  const onward = String(reply.headers.location)
  return { search: (await ask(Object.fromEntries(new URLSearchParams(onward.split('?')[1])))).search, onward }
}

const WHEN = { date: '2026-11-21', time: '10:00' }

describe('a search that a browser sends by itself', () => {
  it('leads to the journeys at the time asked for', async () => {
    const typed = { start: 'falkenbrück hauptbahnhof', end: 'Moorhausen Kirche' }
    const names = (await ask({ start: 'Falkenbrück', end: '' })).search?.start.found.map(({ text }) => text) ?? []
    expect(names.length).toBeGreaterThan(1)
    const [start = '', end = ''] = names
    const { search, onward } = await follow({ ...typed, start: start.toUpperCase(), end, ...WHEN, timing: 'Departure' })
    expect(onward).toMatch(/^\/verbindung\?timing=Departure&from=[^&]+&to=[^&]+&at=2026-11-21T10%3A00&plain=true$/)
    expect([search?.start.typed, search?.end.typed]).toEqual([start, end])
    expect(search?.trips?.length).toBeGreaterThan(0)
    expect(search?.errors).toEqual([])
  })

  it('asks which stop is meant where several may be, and names what nobody knows', async () => {
    const { search } = await ask({ start: 'Falkenbrück', end: 'Xyzzy', ...WHEN })
    expect(search?.trips).toBeNull()
    expect(search?.start).toMatchObject({ typed: 'Falkenbrück', reference: null })
    expect(search?.start.found.length).toBeGreaterThan(1)
    expect(search?.end).toEqual({ typed: 'Xyzzy', reference: null, found: [] })
  })

  it('takes a stop that was chosen beside one that is still typed', async () => {
    const found = (await ask({ start: 'Falkenbrück', end: '' })).search?.start.found ?? []
    const [first, second] = found
    const { search } = await ask({ from: first?.reference ?? '', end: 'Xyzzy' })
    expect(search?.start).toEqual({ typed: first?.text, reference: first?.reference, found: [] })
    const { onward } = await follow({ from: first?.reference ?? '', end: second?.text ?? '' })
    expect(new URLSearchParams(onward?.split('?')[1]).get('to')).toBe(second?.reference)
  })

  it('says why there are none, and never breaks over an address', async () => {
    const { search } = await ask({ from: 'nowhere', to: 'nowhere', plain: 'true' })
    expect(search?.trips).toBeNull()
    expect((await ask({ start: 'x'.repeat(3000), end: '\0', date: '99', time: 'now' })).reply.statusCode).toBe(200)
    const [stop] = (await ask({ start: 'Falkenbrück', end: '' })).search?.start.found ?? []
    const at = { from: stop?.reference ?? '', to: stop?.reference ?? '', at: 'yesterday', plain: 'true' }
    const { search: wrong } = await ask(at)
    expect(wrong?.trips).toEqual([])
    expect(wrong?.errors.length).toBeGreaterThan(0)
  })

  it('is answered nowhere else, and an ordinary address of journeys has none', async () => {
    expect((await ask({ start: 'Falkenbrück', end: 'Xyzzy' }, '/kontakt')).search).toBeUndefined()
    expect((await ask({ from: '1', to: '2' })).search).toBeUndefined()
  })
})
