import { describe, expect, it } from 'vitest'
import { earlyLinks, earlyStyles } from './early-files.ts'

const files = {
  start: ['/assets/shop.js', '/assets/shop.css'],
  pages: {
    cart: ['/assets/cart.js', '/assets/shop.js', '/assets/shop.css', '/assets/cart.css'],
    login: ['/assets/login.js', '/assets/login.css'],
  },
  styles: { '/assets/shop.css': '.a{}', '/assets/cart.css': '.b{}', '/assets/login.css': '.c{}' },
  texts: {
    everywhere: { de: ['/assets/de.js'], en: ['/assets/en.js'] },
    cart: { de: ['/assets/cart-de.js'], en: ['/assets/cart-en.js'] },
    order: { de: ['/assets/order-de.js'], en: ['/assets/order-en.js'] },
    signIn: { de: ['/assets/sign-in-de.js'], en: ['/assets/sign-in-en.js'] },
  },
}
const named = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)

describe('a document names early', () => {
  it('what its screen needs, each file once and in one language only', () => {
    expect(named(earlyLinks(files, 'cart', 'en'))).toEqual([
      '/assets/shop.js',
      '/assets/cart.js',
      '/assets/en.js',
      '/assets/cart-en.js',
      '/assets/order-en.js',
    ])
  })

  it('what every screen needs, also where none is known', () => {
    expect(named(earlyLinks(files, undefined, 'de'))).toEqual(['/assets/shop.js', '/assets/de.js'])
  })

  it('nothing that would go before the drawn page', () => {
    const links = earlyLinks(files, 'cart', 'de')
    expect(links.match(/<link/g)?.length).toBe(links.match(/fetchpriority="low"/g)?.length)
  })

  it('and carries the styles of its screen, each once, those it builds on first', () => {
    const { style, links } = earlyStyles(files, 'cart')
    expect(style).toBe('.a{}.b{}')
    expect(links.match(/<link/g)?.length).toBe(links.match(/ disabled /g)?.length)
    expect(named(links)).toEqual(['/assets/shop.css', '/assets/cart.css'])
  })
})
