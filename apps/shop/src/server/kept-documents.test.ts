// @vitest-environment node
import { clients, defaultClient } from '@billett/clients'
import { routes } from '@billett/paths'
import { expect, it, vi } from 'vitest'
import { keepDocuments } from './kept-documents.ts'

const asked = {
  client: defaultClient,
  language: 'de',
  look: {},
  undecided: true,
  region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  url: routes.start.de,
  template: '',
  earlyFiles: { start: [], pages: {}, texts: {}, styles: {} },
} as const

function kept() {
  const clock = { now: 0 }
  const draw = vi.fn(async ({ url }: { url: string }) => ({
    status: 200 as const,
    language: 'de' as const,
    document: url,
    style: '',
    script: '',
  }))
  return { draw, clock, page: keepDocuments(draw, () => clock.now) }
}

it('a page that is the same for everybody is drawn once, and is the same object each time', async () => {
  const { draw, page } = kept()
  const [one, other] = [await page(asked), await page({ ...asked })]
  expect(draw).toHaveBeenCalledOnce()
  expect(other).toBe(one)
  expect(one.isKept).toBe(true)
})

it('a page without its headline is another one, kept as well', async () => {
  const { draw, page } = kept()
  const url = `${routes.start.de}?hidetitle=true`
  const [, one, other] = [await page(asked), await page({ ...asked, url }), await page({ ...asked, url })]
  expect(draw).toHaveBeenCalledTimes(2)
  expect(other).toBe(one)
})

it.each([
  ['language', { language: 'en' }],
  ['contrast', { look: { contrast: 'high' } }],
  ['look', { look: { mode: 'dark' } }],
  ['choice of cookies', { undecided: false }],
  ['client', { client: clients[1] ?? defaultClient }],
  ['configuration', { client: { ...defaultClient } }],
  ['region', { region: { currency: 'CHF', timeZone: 'Europe/Zurich' } }],
  ['address', { url: routes.login.de }],
] as const)('another %s is another page', async (_, other) => {
  const { draw, page } = kept()
  await page(asked)
  await page({ ...asked, ...other })
  await page(asked)
  expect(draw).toHaveBeenCalledTimes(2)
})

it.each(['/?hidetitle=true&x=1', '/?hidetitle=false', '/?', '/no/such/page', '//', '/START'])(
  '%s is drawn anew each time',
  async url => {
    const { draw, page } = kept()
    const drawn = [await page({ ...asked, url }), await page({ ...asked, url })]
    expect(draw).toHaveBeenCalledTimes(2)
    expect(drawn.map(({ isKept }) => isKept)).toEqual([undefined, undefined])
  },
)

it('a page that may be of another day is drawn anew', async () => {
  const { draw, page, clock } = kept()
  await page(asked)
  clock.now += 3_600_000
  await page(asked)
  expect(draw).toHaveBeenCalledTimes(2)
})
