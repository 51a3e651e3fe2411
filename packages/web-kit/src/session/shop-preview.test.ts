import { getFixPriceGroups } from '@billett/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanDevice } from '../testing/clean-device.ts'
import { browserSend } from './browser-send.ts'
import { storedJwt } from './jwt.ts'
import { storedRefreshToken } from './refresh-token.ts'
import { shownPreview, storedPreview, takePreview } from './shop-preview.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  cleanDevice()
})

const seen = { at: '2026-12-24T11:00:00.000Z', exp: 4_102_444_800, drafts: false }
const token = (more: object = {}) => `e30.${btoa(JSON.stringify({ ...seen, tariff: null, ...more }))}.sig`

it('is taken out of the address, and lasts in this tab', () => {
  const page = { location: { href: `http://shop.example/a?b=1#preview=${token()}` }, history: { state: 1 } }
  const replaceState = vi.fn()
  takePreview({ ...page, history: { ...page.history, replaceState } })
  expect(`${replaceState.mock.calls[0]?.[2]}`).toBe('http://shop.example/a?b=1')
  expect(shownPreview()).toEqual({ ...seen, tariff: undefined })
  takePreview({ location: { href: 'http://shop.example/#other=1' }, history: { state: 1, replaceState } })
  expect(replaceState).toHaveBeenCalledTimes(1)
  storedPreview.write(token({ tariff: 7, drafts: true }))
  expect(shownPreview()).toEqual({ ...seen, tariff: 7, drafts: true })
  storedPreview.write('nothing')
  expect(shownPreview()).toBeUndefined()
})

it('nobody is signed in in it, and every question says what is looked at', async () => {
  vi.stubGlobal('navigator', {})
  const asked = vi.fn<typeof fetch>(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', asked)
  storedJwt.write(`e30.${btoa(JSON.stringify({ sub: 'wanda', exp: 4_102_444_800 }))}.sig`)
  storedRefreshToken.write('r'.repeat(40))
  const send = browserSend('client-1', () => 'de', { onTokens: () => undefined, onEnd: () => undefined })
  const headers = async () => {
    await send(getFixPriceGroups, { query: { date: '2026-12-24' } })
    return new Headers(asked.mock.lastCall?.[1]?.headers)
  }
  expect((await headers()).get('authorization')).toMatch(/^Bearer /)
  storedPreview.write(token())
  expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([undefined, undefined])
  const sent = await headers()
  expect([sent.get('authorization'), sent.get('x-shop-preview')]).toEqual([null, token()])
  storedPreview.remove()
  expect(storedJwt.read()).toBeDefined()
})
