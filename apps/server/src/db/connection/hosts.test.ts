import { describe, expect, it } from 'vitest'
import { addressesOf, hostsOf } from './hosts.ts'

describe('several databases in one address', () => {
  it.each([
    ['postgres://u:p@a:5432,b:5433/shop?x=1', ['postgres://u:p@a:5432/shop?x=1', 'postgres://u:p@b:5433/shop?x=1']],
    ['postgresql://a/shop', ['postgresql://a/shop']],
    ['postgres://u:p%2C@a,b/shop', ['postgres://u:p%2C@a/shop', 'postgres://u:p%2C@b/shop']],
    ['postgres:///shop', ['postgres:///shop']],
  ])('%s', (url, addresses) => expect(addressesOf(url)).toEqual(addresses))

  it('moves on from a host that failed, once, and comes round again', () => {
    const hosts = hostsOf('postgres://a,b/shop')
    hosts.moveOn('postgres://a/shop')
    hosts.moveOn('postgres://a/shop')
    expect(hosts.current()).toBe('postgres://b/shop')
    hosts.moveOn('postgres://b/shop')
    expect(hosts.current()).toBe('postgres://a/shop')
  })
})
