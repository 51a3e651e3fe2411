import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  type Call,
  getCatalogueGroups,
  getFixPriceGroups,
  getRelationGroups,
  ProductGroup,
  pathOf,
} from '@billett/contract'
import { addDays } from '@billett/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NO_DEVICE } from '../../../../call/visitor/known-device.ts'
import { ANONYMOUS } from '../../../../call/visitor/visitor.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { dearerBy, withVersions } from '../../../../testing/region/changed-tariff.ts'
import { smallRegion, storeOf } from '../../../../testing/region/small-region.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { relationGroups } from './product-groups.ts'

const DATE = '2026-11-23'
const AB = { date: DATE, origin: 'a', destination: 'c' }
const DAY = 24 * 60

let test: TestWorld
let region: Region = smallRegion()
beforeAll(async () => {
  test = await testWorld({ regions: { ...storeOf(region), current: () => region } })
})
afterAll(() => test.close())

const address = (path: string, query: Record<string, unknown>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`

async function ask(
  query: Record<string, unknown>,
  headers: Record<string, string> = {},
  call: Pick<Call, 'service' | 'path'> = getRelationGroups,
) {
  const reply = await test.app.inject({
    url: address(pathOf(call), query),
    headers: { 'accept-language': 'en', ...headers },
  })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, text: reply.body }
}

const prices = ({ text }: { text: string }): (number | null)[] =>
  z
    .array(ProductGroup)
    .parse(JSON.parse(text).data)
    .flatMap(group => group.products.map(offer => offer.price.cents))

describe('products that are asked for again', () => {
  it('are told exactly as if they were worked out anew, whatever was asked', async () => {
    const stop = fc.constantFrom('a', 'hbf', 'hbf1', 'c', 'd', 'x')
    const query = fc.record(
      {
        date: fc.nat(100).map(days => addDays('2026-11-21', days)),
        origin: stop,
        destination: stop,
        via: fc.constantFrom('A,B,C', 'hbf', ''),
        serviceArea: fc.constantFrom(2, 4),
        search: fc.constantFrom('single', 'DAY', 'x'),
        stops: fc.nat(3),
      },
      { requiredKeys: ['date', 'origin', 'destination'] },
    )
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('de' as const, 'en' as const), async (asked, language) => {
        const first = await ask(asked, { 'accept-language': language })
        // Kept by the second time, sent as kept by the third.
        for (const _ of [2, 3]) {
          const again = await ask(asked, { 'accept-language': language })
          expect([again.status, again.text]).toEqual([first.status, first.text])
        }
        if (first.status !== 200) return
        const context = { world: test.world, visitor: ANONYMOUS, language, caller: '', device: NO_DEVICE, agent: '' }
        const anew = relationGroups(context, asked)
        expect(first.text).toBe(JSON.stringify({ data: anew.map(group => z.encode(ProductGroup, group)) }))
      }),
    )
  })

  it('are refused again where they were refused', async () => {
    for (const _ of [1, 2, 3]) expect((await ask({ ...AB, origin: 'nowhere' })).status).toBe(404)
  })

  it('come compressed as the caller takes them', async () => {
    const { text } = await ask(AB)
    const [brotli, zipped, plain] = [
      await ask(AB, { 'accept-encoding': 'gzip, deflate, br;q=1.0, zstd' }),
      await ask(AB, { 'accept-encoding': 'gzip, br;q=0' }),
      await ask(AB, { 'accept-encoding': 'identity' }),
    ]
    expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text)
    expect(gunzipSync(zipped.bytes).toString()).toBe(text)
    expect(plain.text).toBe(text)
    expect([brotli, zipped, plain].every(({ headers }) => `${headers.vary}`.includes('accept-encoding'))).toBe(true)
  })

  it('are kept apart by what is asked for', async () => {
    const texts = await Promise.all([
      ask({ date: DATE }, {}, getFixPriceGroups),
      ask({}, {}, getCatalogueGroups),
      ask(AB),
    ])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(3)
  })
})

describe('a change of the tariff', () => {
  it('by another import is told at once', async () => {
    const before = await ask(AB)
    const old = region
    region = withVersions(old, version => dearerBy(version, 'single', 10))
    expect(prices(await ask(AB))).not.toEqual(prices(before))
    region = old
    expect((await ask(AB)).text).toBe(before.text)
  })

  it('by another version counts from its first day', async () => {
    const [last, first] = [await ask({ ...AB, date: '2026-12-31' }), await ask({ ...AB, date: '2027-01-01' })]
    expect(prices(first)).not.toEqual(prices(last))
  })

  it('by midnight is told from midnight on, where the region lies', async () => {
    const before = await ask(AB)
    expect(before.text).toContain('"firstDate":"2026-11-21"')
    // 9:00 UTC is 10:00 in Berlin: thirteen hours and fifty-nine minutes later it is still today.
    test.pass(14 * 60 - 1)
    expect((await ask(AB)).text).toBe(before.text)
    test.pass(1)
    expect((await ask(AB)).text).toContain('"firstDate":"2026-11-22"')
    test.pass(2 * DAY)
    expect(prices(await ask(AB))).toEqual([])
  })
})
