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

const keys = SOURCES.flatMap(sources =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' }).map(file => join(sources, file)),
)
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(KEYS)])
  .map(([, given, named]) => given ?? named ?? '')

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
})
