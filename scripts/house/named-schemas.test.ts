import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run/root.ts'
import { sources } from './sources.ts'

/** A schema that is made where a call is declared: the compiler works it out anew at every use of the call. */
const INLINE = /^\s*(?:params|query|body|reply): (?:list\(\s*)?z\.(?:strict|loose)?[oO]bject\(/gm

it('finds a schema that has no name', () => {
  for (const line of [
    '  reply: list(\n    z.object({',
    '  body: z.strictObject({',
    '  query: z.object({ a: z.int() }),',
  ])
    expect(line.match(INLINE), line).toHaveLength(1)
  for (const line of ['  reply: list(HostReply),', 'const Body = z.object({'])
    expect(line.match(INLINE), line).toBeNull()
})

it('what a call takes and answers is declared by name', () => {
  const calls = sources().filter(file => file.startsWith('packages/contract/src/calls/'))
  const inline = calls.filter(file => readFileSync(join(root, file), 'utf8').match(INLINE))
  expect(calls.length).toBeGreaterThan(10)
  expect(inline).toEqual([])
})
