import { isIP } from 'node:net'
import * as z from 'zod/mini'

/** As Fastify calls ranges of addresses. */
const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

const BITS: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
])

/** `10.0.0.5` or `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = BITS.get(isIP(address))
  if (bits === undefined || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

const isProxy = (text: string): boolean => RANGES.has(text) || isNetwork(text)

/** `loopback,10.0.0.0/8`: which proxies are believed. */
export const proxyList = z
  .string()
  .check(
    z.refine(
      text => text.split(',').every(part => isProxy(part.trim())),
      'addresses, 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them',
    ),
  )
