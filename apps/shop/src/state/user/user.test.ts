import {
  getMandates,
  getPaymentTypes,
  getShibboleth,
  getStoredPaymentMethods,
  getStreets,
  getUser,
  getWebshopCountries,
  login,
  loginJwt,
  logout,
  postShibboleth,
} from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { adoptTokens, followStorage, restoreSession } from '@billett/web-kit/session/keep-session.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import * as session from '@billett/web-kit/session/session.calls.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { answering, fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aSignIn, aToken, tokenOf } from '@billett/web-kit/testing/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import * as addresses from '../address-validation/address-validation.calls.ts'
import * as payment from '../payment/payment.calls.ts'
import { aPaidOrder } from '../sale/sale.fixture.ts'
import { initCart, initLastSales } from '../sale/sale.slice.ts'
import { createStore } from '../store.ts'
import * as calls from './user.calls.ts'
import { selectAccountMissing, selectIsStaff, selectMayBuy } from './user.selectors.ts'

const storeWith = (...answers: Parameters<typeof fakeSend>) => {
  const { send, sent } = fakeSend(...answers)
  return { store: createStore({ send }), sent }
}

const credentials = { email: 'wanda@example.org', password: 'x', clientId: 'c', userType: USER_TYPE.WebShop }

describe('at the start', () => {
  it('a name is shown without the address somebody has put into it', async () => {
    storedJwt.write(aToken({ given_name: 'evil.example', family_name: 'https://evil.example' }))
    const { store } = storeWith()
    await restoreSession(store.dispatch)
    expect(store.getState().userStore).toMatchObject({ firstName: 'evil. example', lastName: 'https: //evil. example' })
  })

  it('a token that lasts signs in by what it says', async () => {
    storedJwt.write(aToken({ given_name: 'Käthe', rights: '[2,5]' }))
    const { store } = storeWith()
    await restoreSession(store.dispatch)
    expect(store.getState().userStore).toMatchObject({
      restored: true,
      authenticated: true,
      firstName: 'Käthe',
      rights: [2, 5],
    })
    expect(selectAccountMissing(store.getState())).toBe(true)
  })

  it('a token that has run out is removed and nobody is signed in', async () => {
    storedJwt.write(aToken({ exp: 1 }))
    const { store } = storeWith()
    await restoreSession(store.dispatch)
    expect(store.getState().userStore).toMatchObject({ restored: true, authenticated: false })
    expect(localStorage.getItem('jwt')).toBeNull()
  })

  it('and is renewed where that is possible', async () => {
    storedRefreshToken.write('r'.repeat(40))
    const { store, sent } = storeWith(answering(loginJwt, () => [aSignIn()]))
    await restoreSession(store.dispatch)
    expect(sent.map(({ call }) => call)).toEqual([loginJwt.name])
    expect(store.getState().userStore.authenticated).toBe(true)
  })

  it.each([aToken({ guestUser: 'True' }), 'nonsense', tokenOf({ sub: 1 })])(
    'a guest’s token and none at all are no session',
    async jwt => {
      storedJwt.write(jwt)
      const { store } = storeWith()
      await restoreSession(store.dispatch)
      expect(store.getState().userStore).toMatchObject({ restored: true, authenticated: false })
    },
  )
})

describe('signing in', () => {
  it('shows no address either that somebody has registered with as a name', async () => {
    const { store } = storeWith(
      answering(login, () => [aSignIn({ firstName: 'www.evil.example', lastName: 'J.R. Muster' })]),
    )
    await store.dispatch(session.login({ body: credentials }))
    expect(store.getState().userStore).toMatchObject({ firstName: 'www. evil. example', lastName: 'J.R. Muster' })
  })

  it('keeps who it is, and asks for the terms once', async () => {
    const { store } = storeWith(answering(login, () => [aSignIn({ acceptTermsNecessary: true })]))
    await store.dispatch(session.login({ body: credentials }))
    expect(store.getState().userStore).toMatchObject({ authenticated: true, firstName: 'Wanda', termsDialogOpen: true })
  })

  it('as somebody else forgets the account of the one before', async () => {
    const { store } = storeWith(answering(getUser, () => [anAccount()]))
    adoptTokens(store.dispatch, { jwt: aToken() })
    await store.dispatch(session.getUser())
    expect(store.getState().userStore.account).not.toBeNull()
    adoptTokens(store.dispatch, { jwt: aToken({ sub: 'other', given_name: 'Ole' }) })
    expect(store.getState().userStore).toMatchObject({ account: null, firstName: 'Ole', email: '' })
  })

  it('in another tab counts in this one, signing out there does, too', async () => {
    const { store } = storeWith()
    storedJwt.write(aToken())
    followStorage(store.dispatch)
    expect(store.getState().userStore.authenticated).toBe(true)
    store.dispatch(initLastSales([aPaidOrder()]))
    storedJwt.remove()
    followStorage(store.dispatch)
    expect(store.getState().userStore.authenticated).toBe(false)
    expect(store.getState().saleStore.lastSales).toEqual([])
  })

  it('a guest keeps what they bought, whatever another tab does', () => {
    const { store } = storeWith()
    store.dispatch(initLastSales([aPaidOrder()]))
    followStorage(store.dispatch)
    expect(store.getState().saleStore.lastSales).toHaveLength(1)
  })
})

it('a 401 resets the user and what they looked up of addresses (Spec 2 §4.1)', async () => {
  const { store } = storeWith(
    refusing(getUser, 401),
    answering(getMandates, () => []),
    answering(getWebshopCountries, () => [{ id: 'de', name: 'Deutschland', completion: 'Off' }]),
    answering(getStreets, () => [{ street: 'Lindenweg', city: 'F', postCode: '99981' }]),
  )
  const { userStore: user, addressValidationStore: before } = store.getState()
  adoptTokens(store.dispatch, { jwt: aToken({ rights: '[2]' }) })
  await store.dispatch(calls.getMandates())
  await store.dispatch(addresses.getWebshopCountries())
  await store.dispatch(addresses.getStreets({ query: { country: 'de', city: 'F', postCode: '99981', street: 'L' } }))
  expect(store.getState().addressValidationStore).not.toEqual(before)
  await store.dispatch(session.getUser())
  expect(store.getState().userStore).toEqual({ ...user, restored: true })
  expect(store.getState().addressValidationStore).toEqual(before)
})

it('a failed question whether somebody studies takes the proof away (Spec 2 §4.8)', async () => {
  const data = { university: 'Hochschule', validUntil: '2027-03-31', verifiedOn: '2026-11-21T09:00:00.000Z' }
  const shown = { isOffered: true, success: true, data, begun: null }
  const { store } = storeWith(
    refusing(getShibboleth, 502),
    answering(postShibboleth, () => [shown]),
  )
  await store.dispatch(calls.postShibboleth({ body: {} }))
  expect(store.getState().userStore.shibbolethVerification).toEqual(shown)
  await store.dispatch(calls.getShibboleth())
  expect(store.getState().userStore.shibbolethVerification).toMatchObject({ success: false })
})

it('signing out leaves nothing behind, even when the server does not answer', async () => {
  storedJwt.write(aToken())
  storedRefreshToken.write('r'.repeat(40))
  const { store, sent } = storeWith(
    refusing(logout, 500),
    answering(getPaymentTypes, () => []),
    answering(getStoredPaymentMethods, () => []),
  )
  const { userStore: user, paymentStore: before } = store.getState()
  await restoreSession(store.dispatch)
  await store.dispatch(payment.getPaymentTypes({ query: {} }))
  await store.dispatch(payment.getStoredPaymentMethods({ params: { clientId: 'c', userId: 'u' } }))
  store.dispatch(initCart('order-1'))
  store.dispatch(initLastSales([aPaidOrder()]))
  localStorage.setItem('last_sales', '[]')
  localStorage.setItem('guest', '{}')
  sessionStorage.setItem('checkout', '{}')
  await signOut(store.dispatch)
  expect(sent.at(-1)).toMatchObject({ call: logout.name, input: { body: { refresh_token: 'r'.repeat(40) } } })
  expect(store.getState().userStore).toEqual({ ...user, restored: true })
  expect(store.getState().paymentStore).toEqual(before)
  expect(store.getState().saleStore).toMatchObject({ preparedOrder: null, lastSales: [] })
  for (const key of ['jwt', 'refresh_token', 'last_sales', 'guest']) expect(localStorage.getItem(key)).toBeNull()
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

it('staff are no customers: they buy nothing here', () => {
  const { store } = storeWith()
  expect(selectMayBuy(store.getState())).toBe(true)
  adoptTokens(store.dispatch, { jwt: aToken({ userType: USER_TYPE.HGS }) })
  expect(selectIsStaff(store.getState())).toBe(true)
  expect(selectMayBuy(store.getState())).toBe(false)
})
