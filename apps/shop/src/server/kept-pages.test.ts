// @vitest-environment node
import { clients, defaultClient } from '@billett/clients'
import { routes } from '@billett/paths'
import { expect, it, vi } from 'vitest'
import { keepPages } from './kept-pages.ts'

const asked = {
  client: defaultClient,
  language: 'de',
  contrast: 'normal',
  undecided: true,
  region: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  nonce: 'n0nce',
  url: routes.start.de,
} as const

function kept() {
  const clock = { now: 0 }
  const draw = vi.fn(async ({ nonce, url }: { nonce: string; url: string }) => ({
    html: url,
    head: `<style nonce="${nonce}">`,
    state: `{"nonce":"${nonce}"}`,
    status: 200 as const,
    screen: 'start' as const,
    language: 'de' as const,
    contrast: 'normal' as const,
  }))
  return { draw, clock, page: keepPages(draw, () => clock.now) }
}

it('a page that is the same for everybody is drawn once, and each reply has its own nonce', async () => {
  const { draw, page } = kept()
  const pages = [await page(asked), await page({ ...asked, nonce: 'other' })]
  expect(draw).toHaveBeenCalledOnce()
  expect(pages.map(({ head }) => head)).toEqual(['<style nonce="n0nce">', '<style nonce="other">'])
  expect(pages.map(({ state }) => state)).toEqual(['{"nonce":"n0nce"}', '{"nonce":"other"}'])
})

it.each([
  ['language', { language: 'en' }],
  ['contrast', { contrast: 'high' }],
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

it.each(['/?embedded=true', '/no/such/page', '//', '/START'])('%s is drawn anew each time', async url => {
  const { draw, page } = kept()
  await page({ ...asked, url })
  await page({ ...asked, url })
  expect(draw).toHaveBeenCalledTimes(2)
})

it('a page that may be of another day is drawn anew', async () => {
  const { draw, page, clock } = kept()
  await page(asked)
  clock.now += 3_600_000
  await page(asked)
  expect(draw).toHaveBeenCalledTimes(2)
})
