import * as z from 'zod/mini'
import { baseOf } from '../../call/extending.ts'

type Schema = z.core.$ZodType

/** A value as JSON. Throws `UNDECLARED` where it is not what the schema declares. */
type Write = (value: unknown) => string

/** Thrown where a value does not fit; the schema itself then says what is wrong with it. */
const UNDECLARED = new Error('not as declared')

const refuse = (): never => {
  throw UNDECLARED
}

/** Quotes, backslashes, controls and halves of characters: what JSON may write differently from what it means. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for.
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

const writeString: Write = value =>
  typeof value === 'string' ? (ESCAPED.test(value) ? JSON.stringify(value) : `"${value}"`) : refuse()

const writeNumber: Write = value => (typeof value === 'number' && Number.isFinite(value) ? `${value}` : refuse())

const writeInteger: Write = value => (Number.isSafeInteger(value) ? `${value}` : refuse())

const writeBoolean: Write = value => (value === true ? 'true' : value === false ? 'false' : refuse())

/** What has no writer of its own is left to the schema. */
const writeByTheSchema =
  (schema: Schema): Write =>
  value =>
    JSON.stringify(z.encode(schema, value)) ?? refuse()

const writeOneOf = (allowed: readonly unknown[]): Write => {
  const written = new Map(allowed.map(value => [value, JSON.stringify(value)]))
  return value => written.get(value) ?? refuse()
}

const writeNullable =
  (write: Write): Write =>
  value =>
    value === null ? 'null' : write(value)

/**
 * The same text in one piece. One that was put together stays in its pieces, and each copy of it would gather them
 * again.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString()

/** What is frozen stays as it is, also inside: it is written once. */
const writeArray = (write: Write): Write => {
  const frozen = new WeakMap<object, string>()
  const writeParts = (parts: readonly unknown[]): string => {
    let text = ''
    for (const part of parts) text += text === '' ? write(part) : `,${write(part)}`
    return `[${text}]`
  }
  return value => {
    if (!Array.isArray(value)) return refuse()
    if (!Object.isFrozen(value)) return writeParts(value)
    const written = frozen.get(value) ?? inOnePiece(writeParts(value))
    frozen.set(value, written)
    return written
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Field {
  name: string
  optional: boolean
  key: string
  write: Write
}

type Fields = readonly (Field | string)[]

/** Each field of an object, or the text of some that were written before. */
function writeFields(value: Record<string, unknown>, fields: Fields): string {
  let text = ''
  for (const field of fields) {
    const part = typeof field === 'string' ? field : writeField(value, field)
    if (part !== '') text += text === '' ? part : `,${part}`
  }
  return text
}

function writeField(value: Record<string, unknown>, { name, optional, key, write }: Field): string {
  const part = value[name]
  return optional && part === undefined ? '' : key + write(part)
}

/** The fields in their order, each run of those that a base has as its text. */
function withBaseWritten(fields: readonly Field[], base: object): Fields {
  const value: Record<string, unknown> = { ...base }
  const parts: (Field | string)[] = []
  let run: Field[] = []
  const endRun = () => {
    if (run.length > 0) parts.push(inOnePiece(writeFields(value, run)))
    run = []
  }
  for (const field of fields) {
    if (field.name in base) run.push(field)
    else {
      endRun()
      parts.push(field)
    }
  }
  endRun()
  return parts
}

function writeObject(shape: Readonly<Record<string, Schema>>): Write {
  const fields: Field[] = Object.entries(shape).map(([name, schema]) => {
    const optional = schema instanceof z.ZodMiniOptional
    return {
      name,
      optional,
      key: `${JSON.stringify(name)}:`,
      write: writerFor(optional ? schema.def.innerType : schema),
    }
  })
  const bases = new WeakMap<object, Fields>()
  return value => {
    if (!isObject(value)) return refuse()
    const base = baseOf(value)
    if (!base) return `{${writeFields(value, fields)}}`
    const known = bases.get(base) ?? withBaseWritten(fields, base)
    bases.set(base, known)
    return `{${writeFields(value, known)}}`
  }
}

/** A check or a way to decode makes more of a schema than its type says. */
const isPlain = ({ _zod: { def } }: Schema): boolean => (def.checks ?? []).length === 0

/** Of every schema that was met: calls share many, and a process that makes several shops makes each writer once. */
const writers = new WeakMap<Schema, Write>()

function writerFor(schema: Schema): Write {
  const known = writers.get(schema) ?? newWriter(schema)
  writers.set(schema, known)
  return known
}

function newWriter(schema: Schema): Write {
  if (!isPlain(schema)) return writeByTheSchema(schema)
  if (schema instanceof z.ZodMiniNumberFormat && schema.def.format === 'safeint') return writeInteger
  if (schema instanceof z.ZodMiniStringFormat || schema instanceof z.ZodMiniNumberFormat)
    return writeByTheSchema(schema)
  if (schema instanceof z.ZodMiniString) return writeString
  if (schema instanceof z.ZodMiniNumber) return writeNumber
  if (schema instanceof z.ZodMiniBoolean) return writeBoolean
  if (schema instanceof z.ZodMiniEnum) return writeOneOf(Object.values(schema.def.entries))
  if (schema instanceof z.ZodMiniLiteral) return writeOneOf(schema.def.values)
  if (schema instanceof z.ZodMiniNullable) return writeNullable(writerFor(schema.def.innerType))
  if (schema instanceof z.ZodMiniArray) return writeArray(writerFor(schema.def.element))
  if (schema instanceof z.ZodMiniObject && !schema.def.catchall) return writeObject(schema.def.shape)
  return writeByTheSchema(schema)
}

/**
 * Writes what `JSON.stringify(z.encode(schema, value))` writes, several times as fast: what the schema asks is found
 * out once, not for every value. Undeclared fields are left out; throws as the schema does for a value that is not as
 * declared.
 */
export function replyWriter(schema: Schema): (value: unknown) => string {
  const write = writerFor(schema)
  const byTheSchema = writeByTheSchema(schema)
  return value => {
    try {
      return write(value)
    } catch (error) {
      if (error !== UNDECLARED) throw error
      return byTheSchema(value)
    }
  }
}
