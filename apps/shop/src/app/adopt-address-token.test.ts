import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { adoptAddressToken } from './adopt-address-token.ts'

afterEach(cleanDevice)

const NOW = Date.parse('2026-11-21T10:00:00Z')
const token = (exp: number, more: object = {}) => `e30.${btoa(JSON.stringify({ sub: 'wanda', exp, ...more }))}.sig`
const LATER = token(4_102_444_800)
const OF_A_GUEST = token(4_102_444_800, { guestUser: 'True' })
const EARLIER = token(NOW / 1000 - 1)

const open = (href: string): string => {
  let shown = href
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, url?: string | URL | null) {
      shown = String(url)
    },
  }
  adoptAddressToken({ location: { href }, history }, NOW)
  return shown
}

describe('a token in the address (Spec 1 §2.4)', () => {
  it.each([
    [`https://shop.example/confirm/1#jwt=${LATER}`, 'https://shop.example/confirm/1'],
    [`https://shop.example/cart?mode=embedded&jwt=${LATER}`, 'https://shop.example/cart?mode=embedded'],
    [`https://shop.example/cart#part=2&jwt=${LATER}`, 'https://shop.example/cart#part=2'],
  ])('is kept and leaves the address', (href, shown) => {
    expect(open(href)).toBe(shown)
    expect(storedJwt.read()).toBe(LATER)
  })

  it.each([EARLIER, 'nonsense', 'null', ''])('%s is not kept, and leaves the address all the same', bad => {
    expect(open(`https://shop.example/#jwt=${bad}`)).toBe('https://shop.example/')
    expect(storedJwt.read()).toBeUndefined()
  })

  it('of a guest is not kept: nobody buys for a stranger unawares, or loses what they have', () => {
    storedJwt.write(LATER)
    storedRefreshToken.write('r')
    expect(open(`https://shop.example/?jwt=${OF_A_GUEST}`)).toBe('https://shop.example/')
    expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([LATER, 'r'])
  })

  it('takes the place of the session before, whose renewal must not change it back', () => {
    storedRefreshToken.write('r')
    open(`https://shop.example/#jwt=${LATER}`)
    expect(storedRefreshToken.read()).toBeUndefined()
  })

  it('of the literal value null signs out, unless a token is still valid', () => {
    storedRefreshToken.write('r')
    storedJwt.write(LATER)
    open('https://shop.example/#jwt=null')
    expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([LATER, 'r'])
    storedJwt.write(EARLIER)
    open('https://shop.example/?jwt=null')
    expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([undefined, undefined])
  })

  it('leaves other addresses alone', () => {
    expect(open('https://shop.example/terms#liability')).toBe('https://shop.example/terms#liability')
  })
})
