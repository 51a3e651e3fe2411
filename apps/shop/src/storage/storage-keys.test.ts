import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clients } from '@billett/clients'
import { describe, expect, it } from 'vitest'

const SOURCES = ['..', '../../../../packages/web-kit/src', '../../../../packages/clients/src'].map(folder =>
  join(import.meta.dirname, folder),
)

/** Spec 1 §9 and Spec 2 §9. */
const SPECIFIED = [
  'jwt',
  'refresh_token',
  'admin',
  'cart',
  'last_sales',
  'favorite_routes',
  'favorite_locations',
  'map_options',
  'latest_searches',
  'motd_seen',
  'subscription_data',
  'high-contrast',
  'browser-warning',
  'cookie-consent',
]

/** Where a key is written down: given to what stores it, or under a name that says so. */
const KEYS = /(?:stored|storedFor)\(\s*'([\w-]+)'|(?:KEY|COOKIE)(?::\s*string)? = '([\w-]+)'/g

const texts = SOURCES.flatMap(sources =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).map(file => join(sources, file)),
)
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .map(file => readFileSync(file, 'utf8'))

const keys = texts.flatMap(text => [...text.matchAll(KEYS)]).map(([, given, named]) => given ?? named ?? '')

/** Keys of what lies in the tab, each given itself or by the name it has. */
const inTab = texts
  .flatMap(text => [...text.matchAll(/stored\((?:'([\w-]+)'|(\w+)), [^\n]*tabArea\)/g)])
  .map(([, given, name]) => given ?? texts.join('\n').match(new RegExp(`const ${name} = '([\\w-]+)'`))?.[1])

describe('what a shop keeps on the device', () => {
  it('stands under the keys of the specification', () => {
    expect(SPECIFIED.filter(key => !keys.includes(key))).toEqual([])
  })

  it('is declared by every client, key by key, so that notice and privacy policy name it', () => {
    for (const { name, config } of clients) {
      const declared = config.cookies.flatMap(cookie => cookie.keys)
      expect(
        keys.filter(key => !declared.includes(key)),
        name,
      ).toEqual([])
    }
  })

  it('is said to go with the window where it lies in the tab', () => {
    expect(inTab).toEqual(expect.arrayContaining(['checkout', 'subscription_data', 'brightness-told', 'shop_preview']))
    for (const { name, config } of clients) {
      const kept = config.cookies.flatMap(cookie => (cookie.lifetime === 'session' ? [] : cookie.keys))
      expect(
        kept.filter(key => inTab.includes(key)),
        name,
      ).toEqual([])
    }
  })
})
