import { readFileSync } from 'node:fs'
import { catalogue, NAMED_FIELDS } from '@billett/contract/server'
import { describe, expect, it } from 'vitest'
import { documentedCalls, OPENAPI_FILE } from './documented-calls.ts'

const document = documentedCalls()

interface Field {
  name: string
  description: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every field of every schema, and everything that stands in an address. */
function fieldsIn(value: unknown): Field[] {
  if (!isObject(value)) return []
  const { properties, name, schema } = value
  const own = isObject(properties) ? Object.entries(properties) : []
  const parameter = typeof name === 'string' && isObject(schema) ? [[name, value] as const] : []
  const named = [...own, ...parameter].map(([field, part]) => ({
    name: field,
    description: isObject(part) ? part.description : undefined,
  }))
  return [...named, ...Object.values(value).flatMap(fieldsIn)]
}

describe('docs/openapi.json', () => {
  it('says what the contract says (npm run openapi writes it)', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(document)
  })

  it('says of every field what it is: a comment above it, or words for its name wherever it stands', () => {
    const silent = fieldsIn(JSON.parse(document)).filter(({ description }) => typeof description !== 'string')
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('has words for no name that is no field', () => {
    const names = new Set(fieldsIn(JSON.parse(document)).map(({ name }) => name))
    expect(NAMED_FIELDS.filter(name => !names.has(name))).toEqual([])
  })

  it('has every call once', () => {
    const { paths } = JSON.parse(document)
    const operations = Object.values<object>(paths).flatMap(path => Object.keys(path))
    expect(operations.length).toBe(catalogue.length)
  })

  it('says which errors a call gives, read from the sources', () => {
    const { paths } = JSON.parse(document)
    const { responses } = paths['/api/v3/sales/changePreparedOrder/{orderId}/addTicket'].post
    expect(responses[409].description).toContain('`error.tooManyTickets`')
  })
})
