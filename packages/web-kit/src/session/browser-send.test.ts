import { getUser } from '@billett/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanDevice } from '../testing/clean-device.ts'
import { browserSend } from './browser-send.ts'
import { storedJwt } from './jwt.ts'
import { storedRefreshToken } from './refresh-token.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  cleanDevice()
})

const token = (more: object = {}) => `e30.${btoa(JSON.stringify({ sub: 'wanda', exp: 4_102_444_800, ...more }))}.sig`

/** What is told of the end when the server knows nobody any more. */
async function ends(): Promise<boolean[]> {
  // Without locks, as in a browser that has none.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => Response.json({ error: [] }, { status: 401 }))
  const ended: boolean[] = []
  const send = browserSend('client-1', () => 'de', { onTokens: () => undefined, onEnd: was => ended.push(was) })
  await send(getUser, {})
  return ended
}

it('a session that was ended elsewhere is told from a guest who is not known any more', async () => {
  storedJwt.write(token())
  storedRefreshToken.write('r'.repeat(40))
  expect(await ends()).toEqual([true])
  expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([undefined, undefined])
  storedJwt.write(token({ guestUser: 'True' }))
  expect(await ends()).toEqual([false])
})

it('a screen that appears is not held up by what it asks: the browser turns to that in tasks of their own', async () => {
  vi.stubGlobal('navigator', {})
  const asked = vi.fn(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', asked)
  const send = browserSend('client-1', () => 'de', { onTokens: () => undefined, onEnd: () => undefined })
  const answers = [send(getUser, {}), send(getUser, {})]
  // However many steps the same task still takes.
  for (let step = 0; step < 100; step++) await null
  expect(asked).not.toHaveBeenCalled()
  await Promise.all(answers)
  expect(asked).toHaveBeenCalledTimes(2)
})
