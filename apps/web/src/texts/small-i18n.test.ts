import { describe, expect, it, vi } from 'vitest'
import { createSmallI18n } from './small-i18n.ts'

const texts = { cart: { empty: 'Nothing here', tickets_one: '{{count}} ticket', tickets_other: '{{count}} tickets' } }

function shopTexts() {
  const missed = vi.fn()
  const i18n = createSmallI18n('en', missed)
  const say = (key: string, values?: object): string => Reflect.apply(i18n.t, undefined, [key, values])
  return { i18n, missed, say }
}

describe('the texts of a shop', () => {
  it('are said in the singular or the plural of the language, with their values', () => {
    const { i18n, say } = shopTexts()
    i18n.addResourceBundle('en', 'all', texts)
    expect(say('cart.tickets', { count: 1 })).toBe('1 ticket')
    expect(say('cart.tickets', { count: 0 })).toBe('0 tickets')
  })

  it('are said as the client words them', () => {
    const { i18n, say } = shopTexts()
    i18n.addResourceBundle('en', 'all', texts)
    i18n.addResource('en', 'all', 'cart.empty', 'Your basket is empty')
    expect(say('cart.empty')).toBe('Your basket is empty')
  })

  it('are asked for once when one is missing, and said when they have come', () => {
    const { i18n, missed, say } = shopTexts()
    const redrawn = vi.fn()
    i18n.on('languageChanged', redrawn)
    expect([say('cart.empty'), say('cart.empty')]).toEqual(['', ''])
    expect(missed.mock.calls).toEqual([['en']])
    i18n.addResourceBundle('en', 'all', texts)
    expect(redrawn).toHaveBeenCalledOnce()
    expect(say('cart.empty')).toBe('Nothing here')
  })

  it('are all drawn anew in another language, and not before', async () => {
    const { i18n, say } = shopTexts()
    const redrawn = vi.fn()
    i18n.on('languageChanged', redrawn)
    i18n.addResourceBundle('de', 'all', { cart: { empty: 'Nichts hier' } })
    expect(redrawn).not.toHaveBeenCalled()
    await i18n.changeLanguage('de')
    expect(redrawn).toHaveBeenCalledOnce()
    expect([i18n.language, say('cart.empty')]).toEqual(['de', 'Nichts hier'])
  })
})
