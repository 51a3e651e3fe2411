import { BlockList, isIPv6 } from 'node:net'

/** Networks that lead to nobody outside, or to more than one (IANA special-purpose registries). */
const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only what is given out is public; within it are ways round to the addresses above. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')

const closed = new BlockList()
for (const [network, length] of NETWORKS) closed.addSubnet(network, length, 'ipv4')
for (const [network, length] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, length, 'ipv6')

/** Whether an IP address is a machine of the public internet, and none of the network this process stands in. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? GIVEN_OUT.check(address, 'ipv6') && !closed.check(address, 'ipv6') : !closed.check(address, 'ipv4')
