import { expect, it } from 'vitest'
import { knownDevice } from './known-device.ts'

const KEY = Buffer.alloc(32, 1)

/** A browser that keeps the cookie it is given. */
function browser({ key = KEY, clientId = 'shop', cookie = '' } = {}) {
  let kept = cookie
  let header = ''
  const ask = (at: { key?: Uint8Array; clientId?: string } = {}) =>
    knownDevice({
      key: at.key ?? key,
      clientId: at.clientId ?? clientId,
      cookie: `other=1; ${kept}`,
      isSecure: true,
      setCookie: given => {
        header = given
        kept = given.split(';')[0] ?? ''
      },
    })
  return { ask, kept: () => kept, header: () => header }
}

it('knows who has signed in on it, and nobody else', () => {
  const one = browser()
  expect(one.ask().nameFor('ada')).toBeUndefined()
  one.ask().remember('ada')
  expect(one.ask().nameFor('ada')).toMatch(/^[\w-]{22}$/)
  expect(one.ask().nameFor('eve')).toBeUndefined()
  expect(one.header()).toMatch(/; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)
})

it('is known by one name for the last twelve names that were signed in with on it', () => {
  const one = browser()
  const subjects = [...'abcdefghijklm']
  for (const subject of [...subjects, 'b']) one.ask().remember(subject)
  const names = subjects.map(subject => one.ask().nameFor(subject))
  expect(names[0]).toBeUndefined()
  expect(new Set(names.slice(1))).toEqual(new Set([names[1]]))
  expect(names[1]).toBeDefined()
})

it('is not known at another client, with another key, or changed', () => {
  const one = browser()
  one.ask().remember('ada')
  expect(one.ask({ clientId: 'other' }).nameFor('ada')).toBeUndefined()
  expect(one.ask({ key: Buffer.alloc(32, 2) }).nameFor('ada')).toBeUndefined()
  const renamed = browser({ cookie: one.kept().replace(/=(.)/, (_, first) => (first === 'A' ? '=B' : '=A')) })
  expect(renamed.ask().nameFor('ada')).toBeUndefined()
  for (const cookie of ['device=', 'device=x', `device=${'a'.repeat(22)}.`, `device=${'a'.repeat(5000)}`])
    expect(browser({ cookie }).ask().nameFor('ada')).toBeUndefined()
})
