import { catalogue } from '@billett/contract/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { extending } from '../../call/extending.ts'
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

describe('a reply that shares fields with others', () => {
  const schema = z.object({ a: z.string(), b: z.int(), c: z.optional(z.string()), d: z.array(z.int()) })
  const write = replyWriter(schema)
  const encoded = (value: z.infer<typeof schema>) => JSON.stringify(z.encode(schema, value))

  it('is written as if it did not, whichever they are', () => {
    const whole = { a: 'x"', b: 2, c: 'Grüße', d: [1, 2] }
    const names = ['a', 'b', 'c', 'd'] as const
    fc.assert(
      fc.property(fc.subarray([...names]), shared => {
        const pick = (isShared: boolean) =>
          Object.fromEntries(names.flatMap(name => (shared.includes(name) === isShared ? [[name, whole[name]]] : [])))
        const base = pick(true)
        for (const _ of ['first', 'again']) expect(write(extending(base, pick(false)))).toBe(encoded(whole))
      }),
    )
  })

  it('has what differs as it is', () => {
    const base = { a: 'x', d: [1] }
    expect(write(extending(base, { b: 1 }))).toBe('{"a":"x","b":1,"d":[1]}')
    expect(write(extending(base, { b: 2, c: 'y' }))).toBe('{"a":"x","b":2,"c":"y","d":[1]}')
  })

  it('may be copied and changed', () => {
    const shown = extending({ a: 'x', d: [1] }, { b: 1 })
    expect(write({ ...shown, a: 'y' })).toBe('{"a":"y","b":1,"d":[1]}')
  })

  it('is refused where a shared field is not as declared', () => {
    expect(() => write(extending({ a: 7, d: [1] }, { b: 1 }))).toThrow(z.core.$ZodError)
  })

  it('shares lists that never change', () => {
    const list = Object.freeze([3, 4])
    for (const b of [1, 2]) expect(write({ a: 'x', b, d: list })).toBe(`{"a":"x","b":${b},"d":[3,4]}`)
  })
})
