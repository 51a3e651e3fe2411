import { expect, it } from 'vitest'
import { GENDER } from './gender.ts'
import { hasUserType, isSameLogin, PORTAL_USER_TYPE, USER_TYPE } from './user-type.ts'

it('user types and genders have the numbers of the specification (Spec 2 §3.8)', () => {
  expect(USER_TYPE).toEqual({ None: 0, HGS: 1, WebShop: 2, MobileClient: 4, Swkt: 8, Guest: 16 })
  expect(GENDER).toEqual({ Unknown: 0, Male: 1, Female: 2, Undetermined: 3 })
})

it('who is several things at once is each of them', () => {
  const held = USER_TYPE.WebShop | USER_TYPE.MobileClient
  expect([USER_TYPE.WebShop, USER_TYPE.MobileClient, USER_TYPE.HGS].map(flag => hasUserType(held, flag))).toEqual([
    true,
    true,
    false,
  ])
})

it('who sees the portal signs in as customers do, and staff do not', () => {
  expect(isSameLogin(PORTAL_USER_TYPE, USER_TYPE.WebShop)).toBe(true)
  expect(isSameLogin(USER_TYPE.HGS, USER_TYPE.HGS)).toBe(true)
  expect(isSameLogin(USER_TYPE.HGS, PORTAL_USER_TYPE)).toBe(false)
  expect(isSameLogin(USER_TYPE.Swkt, PORTAL_USER_TYPE)).toBe(false)
})
