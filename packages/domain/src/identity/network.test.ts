import { describe, expect, it } from 'vitest'
import { isInNetworks, isNetwork } from './network.ts'

describe('a network', () => {
  it.each(['192.0.2.7', '192.0.2.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:db8:0:0:0:0:0:1/128', 'fd00::'])(
    'is %s',
    text => expect(isNetwork(text)).toBe(true),
  )
  it.each(['', 'office', '192.0.2', '192.0.2.256', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/24/8', '01.2.3.4'])(
    'is not %s',
    text => expect(isNetwork(text)).toBe(false),
  )
  it.each(['2001:db8', '2001::db8::1', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7::8', '2001:db8::g', '::/129'])(
    'nor %s',
    text => expect(isNetwork(text)).toBe(false),
  )
})

it.each([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['192.0.2.255', ['198.51.100.0/24', '192.0.2.0/24'], true],
  ['192.0.3.0', ['192.0.2.0/24'], false],
  ['192.0.2.130', ['192.0.2.129/25'], true],
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['8.8.8.8', ['0.0.0.0/0'], true],
  ['2001:db8:ffff::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['::1', ['0.0.0.0/0'], false],
  ['127.0.0.1', ['::/0'], false],
  ['unknown', ['0.0.0.0/0', '::/0'], false],
  ['192.0.2.7', [], false],
])('%s lies in %j: %s', (address, networks, lies) => expect(isInNetworks(address, networks)).toBe(lies))
