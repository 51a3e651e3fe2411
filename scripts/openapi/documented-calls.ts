import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Example, openapi } from '@billett/contract/server'
import { failuresOfCalls } from '../errors/failures-of-calls.ts'
import { root } from '../run/root.ts'
import { commentsOfContract } from './comments-of-contract.ts'

export const OPENAPI_FILE = join(root, 'docs/openapi.json')

/** What `api-examples.db.test.ts` of the server was sent and answered by the real shop. */
const EXAMPLES_FILE = join(root, 'docs/api-examples.json')

type Json = unknown

/** Keys in the order of the alphabet, so that a moved declaration changes nothing in the document. */
const ordered = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  )
}

/** The OpenAPI document of this version, as text. */
export function documentedCalls(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const examples: Record<string, Example> = JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8'))
  const refusals = failuresOfCalls()
  const { paths, ...rest } = openapi(version, {
    comments: commentsOfContract(),
    failuresOf: call => refusals.get(call.name) ?? [],
    exampleOf: call => examples[call.name],
  })
  return `${JSON.stringify({ ...rest, paths: ordered(paths) }, null, 2)}\n`
}
