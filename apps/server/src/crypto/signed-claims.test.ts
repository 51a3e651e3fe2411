import { jwtVerify, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { claimsIn, signClaims } from './signed-claims.ts'

const key = new TextEncoder().encode('a key that is long enough for HMAC-SHA256')
const claims = { sub: 'ada', family_name: 'Kérouac – Ünal', exp: 4_000_000_000 }

/** The token with one character of a part replaced. */
const changed = (token: string, part: number): string =>
  token
    .split('.')
    .map((text, i) => (i === part ? `${text.slice(0, 4)}${text[4] === 'A' ? 'B' : 'A'}${text.slice(5)}` : text))
    .join('.')

describe('a signed token', () => {
  it('gives back what was put into it', () => {
    expect(claimsIn(signClaims(claims, key), key)).toEqual(claims)
  })

  it('is what others call a JWT, either way', async () => {
    expect((await jwtVerify(signClaims(claims, key), key)).payload).toEqual(claims)
    const theirs = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
    expect(claimsIn(theirs, key)).toEqual(claims)
  })

  it.each([0, 1, 2])('is none of ours once its part %i is changed', part => {
    expect(claimsIn(changed(signClaims(claims, key), part), key)).toBeUndefined()
  })

  it('is none of ours by another key, by another algorithm, or without a signature', async () => {
    const other = new TextEncoder().encode('another key, also long enough for it')
    expect(claimsIn(signClaims(claims, other), key)).toBeUndefined()
    const longer = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key)
    expect(claimsIn(longer, key)).toBeUndefined()
    const token = signClaims(claims, key)
    for (const text of ['', '.', '..', 'a.b.c', token.slice(0, token.lastIndexOf('.')), `${token}.`, `${token}.x`])
      expect(claimsIn(text, key)).toBeUndefined()
  })
})
