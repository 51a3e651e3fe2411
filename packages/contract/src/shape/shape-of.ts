import type * as z from 'zod/mini'
import { PlainDate } from '../values/date.ts'

/** What a value described by a schema is made of, for whoever draws a form of it. */
export type Shape =
  | { kind: 'text' }
  /** `2026-11-21` */
  | { kind: 'day' }
  | { kind: 'number' }
  | { kind: 'yesNo' }
  | { kind: 'choice'; values: string[] }
  /** The same in every language. */
  | { kind: 'fixed'; value: string }
  /** Where there is none: null, or left out. */
  | { kind: 'maybe'; inner: Shape; none: null | undefined }
  | { kind: 'list'; element: Shape }
  | { kind: 'object'; fields: Record<string, Shape> }
  /** Which of the objects it is says the field `kind` of each. */
  | { kind: 'either'; options: Record<string, Shape> }
  /** Described by itself: looked up where it is reached. */
  | { kind: 'later'; shape: () => Shape }

type ObjectShape = Extract<Shape, { kind: 'object' }>

/** An object whose `kind` is one of several is several objects that have the rest in common. */
function kindsOf(shape: ObjectShape): [string, Shape][] {
  const { kind } = shape.fields
  const values = kind?.kind === 'choice' ? kind.values : kind?.kind === 'fixed' ? [kind.value] : []
  return values.map(value => [value, { kind: 'object', fields: { ...shape.fields, kind: { kind: 'fixed', value } } }])
}

/** Throws for a schema that no form can be drawn of: a test asks it of every schema that has one. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return { kind: schema === PlainDate ? 'day' : 'text' }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'yesNo' }
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String) }
    case 'literal':
      return { kind: 'fixed', value: String(def.values[0]) }
    case 'nullable':
      return { kind: 'maybe', inner: shapeOf(def.innerType), none: null }
    case 'optional':
      return { kind: 'maybe', inner: shapeOf(def.innerType), none: undefined }
    case 'array':
      return { kind: 'list', element: shapeOf(def.element) }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, part]) => [name, shapeOf(part)] as const)
      return { kind: 'object', fields: Object.fromEntries(fields) }
    }
    case 'union': {
      const options = def.options.map(shapeOf).flatMap(shape => (shape.kind === 'object' ? kindsOf(shape) : []))
      return { kind: 'either', options: Object.fromEntries(options) }
    }
    case 'lazy':
      return { kind: 'later', shape: () => shapeOf(def.getter()) }
    default:
      throw new Error(`nobody draws a form of ${def.type}`)
  }
}

/** What a value begins as that somebody adds. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'day':
      return ''
    case 'number':
      return 0
    case 'yesNo':
      return false
    case 'choice':
      return shape.values[0]
    case 'fixed':
      return shape.value
    case 'maybe':
      return shape.none
    case 'list':
      return []
    case 'object':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, part]) => [name, emptyOf(part)]))
    case 'either':
      return Object.values(shape.options).slice(0, 1).map(emptyOf)[0]
    case 'later':
      return emptyOf(shape.shape())
  }
}
