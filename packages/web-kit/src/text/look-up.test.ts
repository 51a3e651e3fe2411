import { describe, expect, it, vi } from 'vitest'
import { createLookUp } from './look-up.ts'

const texts = {
  'cart.empty': 'Nothing here',
  'cart.tickets_one': '{{count}} ticket',
  'cart.tickets_other': '{{count}} tickets',
}

function shopTexts() {
  const missed = vi.fn()
  const texts = createLookUp<'cart.empty' | 'cart.tickets'>('en', missed)
  const redrawn = vi.fn()
  texts.listen(redrawn)
  const { t, find } = texts.current()
  return { texts, missed, redrawn, t, find }
}

describe('the texts of a shop', () => {
  it('are said in the singular or the plural of the language, with their values', () => {
    const { texts: shop, t } = shopTexts()
    shop.add('en', 'all', texts)
    expect(t('cart.tickets', { count: 1 })).toBe('1 ticket')
    expect(t('cart.tickets', { count: 0 })).toBe('0 tickets')
  })

  it('count as readers of their language do', () => {
    const { texts: shop, t } = shopTexts()
    shop.add('en', 'all', texts)
    shop.add('de', 'all', { 'cart.tickets_other': '{{count}} Tickets' })
    expect(t('cart.tickets', { count: 12_345 })).toBe('12,345 tickets')
    shop.add('de', 'all', { 'cart.empty': 'Seite {{page}} von {{pages}}, seit {{year}}' })
    shop.changeLanguage('de')
    expect(shop.current().t('cart.empty', { page: 1, pages: 1000, year: 2026 })).toBe('Seite 1 von 1.000, seit 2026')
    expect(shop.current().t('cart.tickets', { count: 12_345 })).toBe('12.345 Tickets')
    expect(shop.current().t('cart.tickets', { count: 999 })).toBe('999 Tickets')
  })

  it('are said as the client words them, also where more of them come later', () => {
    const { texts: shop, t } = shopTexts()
    shop.add('en', 'first', {}, { 'cart.empty': 'Your basket is empty' })
    shop.add('en', 'all', texts)
    expect(t('cart.empty')).toBe('Your basket is empty')
  })

  it('are found under their keys, and nothing else is', () => {
    const { texts: shop, find, missed } = shopTexts()
    shop.add('en', 'all', texts)
    expect(['cart.empty', 'cart.full', 'cart', 'toString', ''].filter(find)).toEqual(['cart.empty'])
    expect(missed).not.toHaveBeenCalled()
  })

  it('are told of when one is missing, and said when they have come', () => {
    const { texts: shop, missed, redrawn, t } = shopTexts()
    expect(t('cart.empty')).toBe('')
    expect(missed.mock.calls).toEqual([['cart.empty']])
    const before = shop.current()
    shop.add('en', 'all', texts)
    expect(redrawn).toHaveBeenCalledOnce()
    expect(shop.current()).not.toBe(before)
    expect(shop.current().t('cart.empty')).toBe('Nothing here')
  })

  it('are drawn anew when what a server named has come, and only where it was to come', () => {
    const sought = vi.fn((key: string) => key === 'error.late')
    const shop = createLookUp<'cart.empty'>('en', undefined, sought)
    const redrawn = vi.fn()
    shop.listen(redrawn)
    expect(shop.current().find('error.never')).toBeUndefined()
    shop.add('en', 'first', { 'cart.empty': 'Nothing here' })
    expect(redrawn).not.toHaveBeenCalled()
    expect([shop.current().find('error.late'), shop.current().find('cart.empty')]).toEqual([undefined, 'Nothing here'])
    shop.add('en', 'failures', { 'error.late': 'Too late' })
    expect(redrawn).toHaveBeenCalledOnce()
    expect(shop.current().find('error.late')).toBe('Too late')
    expect(sought.mock.calls).toEqual([['error.never'], ['error.late']])
  })

  it('are drawn as they are where more of them come and none was missing', () => {
    const { texts: shop, redrawn } = shopTexts()
    shop.add('en', 'first', {})
    shop.add('en', 'all', texts)
    expect(redrawn).not.toHaveBeenCalled()
    expect(shop.partsOf('en')).toEqual(['first', 'all'])
    expect([shop.has('en', 'all'), shop.has('de', 'all')]).toEqual([true, false])
  })

  it('are all drawn anew in another language, and not before', () => {
    const { texts: shop, redrawn } = shopTexts()
    shop.add('de', 'all', { 'cart.empty': 'Nichts hier' })
    expect(redrawn).not.toHaveBeenCalled()
    shop.changeLanguage('de')
    expect(redrawn).toHaveBeenCalledOnce()
    const { language, t } = shop.current()
    expect([language, t('cart.empty')]).toEqual(['de', 'Nichts hier'])
  })

  it('are no longer told to whoever stopped listening', () => {
    const { texts: shop } = shopTexts()
    const gone = vi.fn()
    shop.listen(gone)()
    shop.changeLanguage('de')
    expect(gone).not.toHaveBeenCalled()
  })
})
