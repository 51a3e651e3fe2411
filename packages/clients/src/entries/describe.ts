import type { EntryKind, Nesting } from '@billett/domain'
import * as z from 'zod/mini'
import { Colour } from '../schema/theme.ts'

/** A value, as the schema knows it. */
export interface Part {
  /** Where it stands: `config.texts.name` in a client; '' is the whole itself. */
  path: string
  kind: EntryKind
  /** What can be chosen; empty where anything can be written. */
  choices: readonly string[]
  /** It may be left out. */
  isOptional: boolean
  /** It may be said to be nothing. */
  isNullable: boolean
}

/** What a structure is made of. */
export interface Nested {
  kind: Nesting
  /** What can be said of each thing in it. */
  parts: readonly Part[]
}

/** One value of a client's configuration. */
export interface Entry extends Part {
  /** Null where it is edited as a whole. */
  nested: Nested | null
}

type Schema = z.core.$ZodType

interface Core {
  schema: Schema
  isOptional: boolean
  isNullable: boolean
}

/** What a schema is when it is there. */
function coreOf(schema: Schema, known = { isOptional: false, isNullable: false }): Core {
  if (schema instanceof z.ZodMiniOptional) return coreOf(schema.def.innerType, { ...known, isOptional: true })
  if (schema instanceof z.ZodMiniNullable) return coreOf(schema.def.innerType, { ...known, isNullable: true })
  return { schema, ...known }
}

const choicesOf = (schema: Schema): string[] =>
  schema instanceof z.ZodMiniEnum ? Object.values(schema.def.entries).map(String) : []

function kindOf(schema: Schema): Pick<Entry, 'kind' | 'choices'> {
  if (schema instanceof z.ZodMiniEnum) return { kind: 'choice', choices: choicesOf(schema) }
  if (schema instanceof z.ZodMiniBoolean) return { kind: 'yesNo', choices: [] }
  if (schema instanceof z.ZodMiniNumber) return { kind: 'number', choices: [] }
  if (schema === Colour) return { kind: 'colour', choices: [] }
  if (schema instanceof z.ZodMiniString) return { kind: 'text', choices: [] }
  if (!(schema instanceof z.ZodMiniArray)) return { kind: 'structure', choices: [] }
  const choices = choicesOf(schema.def.element)
  if (choices.length > 0) return { kind: 'choices', choices }
  return { kind: schema.def.element instanceof z.ZodMiniString ? 'lines' : 'structure', choices: [] }
}

/** The values of what a schema describes, in its order. A part that may be missing is one value, whatever is in it. */
function partsOf(whole: Schema, path = ''): { part: Part; schema: Schema }[] {
  const { schema, isOptional, isNullable } = coreOf(whole)
  if (!(schema instanceof z.ZodMiniObject) || isOptional || isNullable)
    return [{ part: { path, ...kindOf(schema), isOptional, isNullable }, schema }]
  const within = path === '' ? '' : `${path}.`
  return Object.entries<Schema>(schema.def.shape).flatMap(([name, part]) => partsOf(part, `${within}${name}`))
}

const madeOf = (kind: Nesting, schema: Schema): Nested => ({ kind, parts: partsOf(schema).map(({ part }) => part) })

function nestedOf(schema: Schema): Nested | null {
  if (schema instanceof z.ZodMiniObject) return madeOf('one', schema)
  if (schema instanceof z.ZodMiniRecord) return madeOf('names', schema.def.valueType)
  return schema instanceof z.ZodMiniArray ? madeOf('list', schema.def.element) : null
}

/** The same, with what structures among them are made of. */
export const describe = (whole: Schema, path: string): Entry[] =>
  partsOf(whole, path).map(({ part, schema }) => ({
    ...part,
    nested: part.kind === 'structure' ? nestedOf(schema) : null,
  }))
