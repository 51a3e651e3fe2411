import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { describe, expect, it } from 'vitest'
import { adoptAddressToken, takeAddressToken } from './adopt-address-token.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const token = (exp: number, more: object = {}) => `e30.${btoa(JSON.stringify({ sub: 'wanda', exp, ...more }))}.sig`
const LATER = token(4_102_444_800)
const OF_A_GUEST = token(4_102_444_800, { sub: 'somebody', guestUser: 'True' })
const OF_ANOTHER = token(4_102_444_800, { sub: 'mallory', given_name: 'Mallory' })
const EARLIER = token(NOW / 1000 - 1)

const take = (href: string) => {
  let shown = href
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, url?: string | URL | null) {
      shown = String(url)
    },
  }
  return { token: takeAddressToken({ location: { href }, history }), shown }
}

/** Adopts a token that the server knows, or not. */
const adopt = async (offered: string, isKnown = true) => {
  const asked: string[] = []
  const session = await adoptAddressToken(offered, NOW, async confirmed => {
    asked.push(confirmed)
    return isKnown
  })
  return { session, asked, kept: [storedJwt.read(), storedRefreshToken.read()] }
}

describe('a token in the address (Spec 1 §2.4)', () => {
  it.each([
    [`https://shop.example/confirm/1#jwt=${LATER}`, 'https://shop.example/confirm/1', LATER],
    [`https://shop.example/cart?mode=embedded&jwt=${LATER}`, 'https://shop.example/cart?mode=embedded', LATER],
    [`https://shop.example/cart#part=2&jwt=${LATER}`, 'https://shop.example/cart#part=2', LATER],
    ['https://shop.example/?jwt=nonsense', 'https://shop.example/', 'nonsense'],
    ['https://shop.example/?jwt=', 'https://shop.example/', ''],
    ['https://shop.example/terms#liability', 'https://shop.example/terms#liability', undefined],
  ])('leaves it at once: %s', (href, shown, taken) => {
    expect(take(href)).toEqual({ shown, token: taken })
    expect(storedJwt.read()).toBeUndefined()
  })

  it('is kept where nobody is signed in, as soon as the server has confirmed it', async () => {
    expect(await adopt(LATER)).toEqual({ session: undefined, asked: [LATER], kept: [LATER, undefined] })
  })

  it('that the server does not know changes nothing, whoever is signed in', async () => {
    expect((await adopt(LATER, false)).kept).toEqual([undefined, undefined])
    storedJwt.write(LATER)
    storedRefreshToken.write('r')
    expect(await adopt(OF_ANOTHER, false)).toEqual({ session: undefined, asked: [OF_ANOTHER], kept: [LATER, 'r'] })
  })

  it('of another account than is signed in is asked about, and changes nothing before', async () => {
    storedJwt.write(LATER)
    storedRefreshToken.write('r')
    const { session, kept } = await adopt(OF_ANOTHER)
    expect(session).toMatchObject({ userId: 'mallory', firstName: 'Mallory', jwt: OF_ANOTHER })
    expect(kept).toEqual([LATER, 'r'])
  })

  it('is asked about where a session is here whose token has run out', async () => {
    storedRefreshToken.write('r')
    const { session, kept } = await adopt(OF_ANOTHER)
    expect([session?.userId, ...kept]).toEqual(['mallory', undefined, 'r'])
  })

  it('of the account that is signed in is not needed, and the one that can be renewed stays', async () => {
    storedJwt.write(LATER)
    storedRefreshToken.write('r')
    const again = token(4_102_444_801)
    expect(await adopt(again)).toEqual({ session: undefined, asked: [], kept: [LATER, 'r'] })
  })

  it.each([EARLIER, 'nonsense', 'null', '', OF_A_GUEST])('%s is none, and nobody is asked', async bad => {
    storedJwt.write(LATER)
    storedRefreshToken.write('r')
    expect(await adopt(bad)).toEqual({ session: undefined, asked: [], kept: [LATER, 'r'] })
  })

  it('of the literal value null signs out, unless a token is still valid', async () => {
    storedRefreshToken.write('r')
    storedJwt.write(EARLIER)
    expect((await adopt('null')).kept).toEqual([undefined, undefined])
    storedRefreshToken.write('r')
    storedJwt.write(LATER)
    expect((await adopt('null')).kept).toEqual([LATER, 'r'])
  })
})
