import { describe, expect, it } from 'vitest'
import { earlyLinks } from './early-files.ts'

const files = {
  start: ['/assets/shop.js'],
  pages: { cart: ['/assets/cart.js', '/assets/shop.js'] },
  texts: { de: ['/assets/de.js'], en: ['/assets/en.js'] },
}
const named = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)

describe('a document names early', () => {
  it('what its screen needs, each file once and in one language only', () => {
    expect(named(earlyLinks(files, 'cart', 'en'))).toEqual(['/assets/shop.js', '/assets/cart.js', '/assets/en.js'])
  })

  it('what every screen needs, also where none is known', () => {
    expect(named(earlyLinks(files, undefined, 'de'))).toEqual(['/assets/shop.js', '/assets/de.js'])
  })

  it('nothing that would go before the drawn page', () => {
    const links = earlyLinks(files, 'cart', 'de')
    expect(links.match(/<link/g)?.length).toBe(links.match(/fetchpriority="low"/g)?.length)
  })
})
