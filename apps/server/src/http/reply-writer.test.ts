import { catalogue } from '@billett/contract/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { replyWriter } from './reply-writer.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '"', '\\', '\u0000', '\u007f', '\u2028', '\ud800', '\udc00x', 'Grüße 🎫', '__proto__'),
)

/** Values of a schema, each object with fields nobody declared. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const nothing = schema instanceof z.ZodMiniNullable ? null : undefined
    return fc.oneof(fc.constant(nothing), valuesOf(schema.def.innerType))
  }
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.def.shape).map(([name, field]) => [name, valuesOf(field)] as const)
    return fc.record({ ...Object.fromEntries(fields), undeclared: fc.anything() })
  }
  if (schema instanceof z.ZodMiniArray) return fc.array(valuesOf(schema.def.element), { maxLength: 3 })
  if (schema instanceof z.ZodMiniTuple) return fc.tuple(...schema.def.items.map(valuesOf))
  if (schema instanceof z.ZodMiniRecord) return fc.dictionary(fc.string(), valuesOf(schema.def.valueType))
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(valuesOf))
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries))
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNumberFormat) return fc.maxSafeInteger()
  if (schema instanceof z.ZodMiniNumber) return fc.double({ noNaN: true, noDefaultInfinity: true })
  return text
}

const replies = catalogue.flatMap(({ name, reply }) => (reply.kind === 'list' ? [[name, reply.item] as const] : []))

const outcome = (write: () => string | undefined): string => {
  try {
    return `${write()}`
  } catch {
    return 'refused'
  }
}

describe('a reply', () => {
  it.each(replies)('of %s is written exactly as its schema encodes it', (_, schema) => {
    const write = replyWriter(schema)
    fc.assert(
      fc.property(valuesOf(schema), value => {
        expect(outcome(() => write(value))).toBe(outcome(() => JSON.stringify(z.encode(schema, value))))
      }),
      { numRuns: 30 },
    )
  })

  it.each(replies)('of %s is refused when it is not as declared', (_, schema) => {
    const write = replyWriter(schema)
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withSet: true }), value => {
        expect(outcome(() => write(value))).toBe(outcome(() => JSON.stringify(z.encode(schema, value))))
      }),
      { numRuns: 30 },
    )
  })

  it('keeps what nobody declared to itself', () => {
    const write = replyWriter(z.object({ name: z.string(), inner: z.array(z.object({ id: z.int() })) }))
    expect(write({ name: 'a', secret: 's', inner: [{ id: 1, secret: 's' }] })).toBe('{"name":"a","inner":[{"id":1}]}')
  })

  it('leaves out an optional field that is not there', () => {
    const write = replyWriter(z.object({ name: z.optional(z.string()), age: z.int() }))
    expect(write({ age: 3 })).toBe('{"age":3}')
    expect(write({ age: 3, name: undefined })).toBe('{"age":3}')
  })

  it.each([
    [z.object({ a: z.int() }), { a: 0.5 }],
    [z.object({ a: z.number() }), { a: Number.NaN }],
    [z.object({ a: z.string() }), { a: undefined }],
    [z.object({ a: z.string() }), {}],
    [z.object({ a: z.enum(['x']) }), { a: 'y' }],
    [z.object({ a: z.array(z.string()) }), { a: ['x', null] }],
    [z.object({ a: z.string().check(z.minLength(2)) }), { a: 'x' }],
  ])('says what is wrong with a value that does not fit', (schema, value) => {
    expect(() => replyWriter(schema)(value)).toThrow(z.core.$ZodError)
  })
})
