import { join } from 'node:path'
import { openapi } from '@billett/contract/server'
import { productVersion } from '../../modules/run/common/index.ts'

export const OPENAPI_FILE = join(import.meta.dirname, '../../../../../docs/openapi.json')

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
  const { openapi: format, info, paths, ...rest } = openapi(productVersion)
  const document = { openapi: format, info, paths: ordered(paths), ...rest }
  return `${JSON.stringify(document, null, 2)}\n`
}
