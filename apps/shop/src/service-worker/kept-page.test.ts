import { APP_OF, routeKeys, routes } from '@billett/paths'
import { describe, expect, it } from 'vitest'
import { insteadOf, KEPT_DOCUMENTS, keptAs } from './kept-page.ts'

describe('pages that open without a network', () => {
  it('are the orders of this device and each of them, in both languages', () => {
    for (const { de, en } of [routes.confirm, routes.confirmOrder])
      for (const path of [de, en]) expect(KEPT_DOCUMENTS).toContain(keptAs(path.replace(':id', '4711')))
  })

  it('share one document for all orders of a language', () => {
    expect(keptAs('/confirm/1')).toBe(keptAs('/confirm/2'))
    expect(keptAs('/confirm/1')).not.toBe(keptAs('/bestaetigung/1'))
    expect(keptAs('/confirm')).not.toBe(keptAs('/confirm/1'))
    expect(keptAs('/confirm/')).toBe(keptAs('/confirm'))
  })

  it('are no others', () => {
    for (const path of ['/', '/cart', '/api/v1/confirm', '/confirm/1/deeper', '/confirmation'])
      expect(keptAs(path)).toBeUndefined()
  })

  it('are shown instead of the pages of subscriptions, and of no others', () => {
    for (const { de, en } of [routes.subscriptions, routes.subscription]) {
      expect(insteadOf(de.replace(':id', '4711'), 'en')).toBe(routes.confirm.de)
      expect(insteadOf(en.replace(':id', '4711'), 'de')).toBe(routes.confirm.en)
    }
    for (const path of [routes.account.de, routes.subscriptionOffers.de, '/konto/abosender'])
      expect(insteadOf(path, 'de')).toBeUndefined()
  })

  it('are shown instead of the first page, in the language of the browser', () => {
    expect(insteadOf(routes.start.de, 'de-AT')).toBe(routes.confirm.de)
    expect(insteadOf(routes.start.en, 'en-GB')).toBe(routes.confirm.en)
  })

  it('are none of the office, whose addresses are left alone', () => {
    const ofOffice = routeKeys.filter(key => APP_OF[routes[key].area] === 'office')
    expect(ofOffice).toContain('adminPortal')
    for (const key of ofOffice)
      for (const path of [routes[key].de, routes[key].en]) expect(keptAs(path), path).toBeUndefined()
  })
})
