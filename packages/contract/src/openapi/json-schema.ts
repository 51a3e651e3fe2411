import * as z from 'zod/mini'
import type { Schema } from '../call.ts'
import * as contract from '../index.ts'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'
import type { Comments } from './comments.ts'
import { wordsOfField } from './words/field-words.ts'

export type Json = Record<string, unknown>

/** What a caller may send, and what a reply contains. */
type Direction = 'input' | 'output'

const UUID = '0a1b2c3d-0000-4000-8000-00000000abcd'

/** What these mean beyond their type, in the words of JSON Schema. */
const MEANINGS: readonly [Schema, Json][] = [
  [contract.PlainDate, { format: 'date', examples: ['2026-11-21'] }],
  [contract.WallClockOrInstant, { examples: ['2026-11-21T14:30', '2026-11-21T13:30:00.000Z'] }],
  [contract.Instant, { format: 'date-time', examples: ['2026-11-21T13:30:00.000Z'] }],
  [contract.Guid, { format: 'uuid', examples: [UUID] }],
  [contract.Email, { format: 'email', examples: ['ada@example.org'] }],
  [contract.Country, { examples: ['de'] }],
  [contract.Cents, { examples: [350] }],
  [DateText, { format: 'date', examples: ['2026-11-21'] }],
  [InstantText, { format: 'date-time', examples: ['2026-11-21T13:30:00.000Z'] }],
  [CurrencyCode, { pattern: '^[A-Z]{3}$', examples: ['EUR'] }],
]

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** Every schema the contract offers by name stands in the document once, under that name. */
const NAMED = new Map<Schema, string>()
for (const [name, value] of Object.entries(contract)) if (isSchema(value) && !NAMED.has(value)) NAMED.set(value, name)

/** Where an object's fields get their words; no schema of ours has a field of this name. */
const MARK = 'x-object'

/** A copy in which references lead into the document and fields have their descriptions. */
function finished(value: unknown, fieldsOf: (mark: unknown) => ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map(part => finished(part, fieldsOf))
  if (value === null || typeof value !== 'object') return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, finished(part, fieldsOf)]))
  if (typeof copy.$ref === 'string') copy.$ref = copy.$ref.replace('#/$defs/', '#/components/schemas/')
  const words = fieldsOf(copy[MARK])
  delete copy[MARK]
  if (copy.properties === undefined) return copy
  const properties = Object.entries(copy.properties as Record<string, Json>)
  const described = properties.map(([name, part]) => {
    const description = words.get(name) ?? part.description ?? wordsOfField(name)
    return [name, description === undefined ? part : { ...part, description }]
  })
  return { ...copy, properties: Object.fromEntries(described) }
}

/** Fields of a request that do not come together as one value. */
interface Fields {
  properties?: Record<string, Json>
  required?: string[]
}

export interface SchemaWriter {
  /** A schema as the place that uses it sees it: by reference where it, or a part of it, has a name. */
  shape: (schema: Schema, io: Direction) => Json
  /** The fields of what stands in an address. */
  fields: (schema: Schema) => Fields
  /** Every named schema that was referred to so far. */
  components: () => Json
}

/**
 * Writes schemas of the contract as JSON Schema. Objects may have more fields than are named: a reply can gain some,
 * and what a caller sends besides is ignored.
 */
export function schemaWriter(comments: Comments): SchemaWriter {
  const metadata = z.registry<Json>()
  for (const [schema, meaning] of MEANINGS) metadata.add(schema, meaning)
  for (const [schema, id] of NAMED) metadata.add(schema, { ...metadata.get(schema), id })
  const parts = new Map<string, unknown>()
  const objects: Schema[] = []

  const override = ({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: Json }): void => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    // What JSON can carry anyway is no rule of ours.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    const description = comments.ofSchema(zodSchema)
    if (description) jsonSchema.description = description
    // A pair of numbers is a list of two, for readers that know no tuples.
    if (Array.isArray(jsonSchema.prefixItems)) {
      const [items = {}, { length }] = [jsonSchema.prefixItems[0], jsonSchema.prefixItems]
      delete jsonSchema.prefixItems
      Object.assign(jsonSchema, { items, minItems: length, maxItems: length })
    }
    if (jsonSchema.properties) jsonSchema[MARK] = objects.push(zodSchema) - 1
  }

  const fieldsOf = (mark: unknown): ReadonlyMap<string, string> => {
    const schema = typeof mark === 'number' ? objects[mark] : undefined
    return schema ? comments.ofFields(schema) : new Map()
  }

  /** The schema, or a reference to it, and whatever has a name in it. */
  const written = (schema: Schema, io: Direction) => {
    const made = z.toJSONSchema(schema, { unrepresentable: 'any', metadata, io, override: override as never }) as Json
    const { $schema, $defs = {}, ...own } = finished(made, fieldsOf) as Json
    const named = Object.entries($defs as Record<string, Json>).map(([name, { id, ...part }]) => [name, part] as const)
    return { own, named: new Map(named) }
  }

  const shape = (schema: Schema, io: Direction): Json => {
    const { own, named } = written(schema, io)
    for (const [name, part] of named) parts.set(name, part)
    return own
  }

  const fields = (schema: Schema): Fields => {
    const { own, named } = written(schema, 'input')
    const itself = NAMED.get(schema)
    for (const [name, part] of named) if (name !== itself) parts.set(name, part)
    return (itself ? named.get(itself) : undefined) ?? own
  }

  return { shape, fields, components: () => Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1))) }
}
