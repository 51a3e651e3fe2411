import { expect, it } from 'vitest'
import { opensPasses, walletsOfDevice } from './wallets-of-device.ts'

const BOTH = ['apple', 'google'] as const

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', ['apple'], true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', ['google'], false],
  ['Mozilla/5.0 (X11; Linux x86_64)', ['apple', 'google'], false],
] as const)('a device that calls itself %s is offered %j', (agent, offered, opens) => {
  expect(walletsOfDevice(BOTH, agent)).toEqual(offered)
  expect(opensPasses(agent)).toBe(opens)
})

it('what the operator does not offer is not offered', () =>
  expect(walletsOfDevice(['google'], 'Mozilla/5.0 (iPhone)')).toEqual([]))
