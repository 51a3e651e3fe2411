import * as z from 'zod/mini'

export type SchemaKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'other'

/** A place in a request, from the outside in; lists are entered at their first item. */
export interface Field {
  path: (string | number)[]
  kind: SchemaKind
  /** What each step of the path leads to. */
  schemas: z.core.$ZodType[]
}

export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? unwrapped(schema.def.innerType) : schema

/** A request that is one of several is tried as the first of them. */
export const firstOf = (schema: z.core.$ZodType): z.core.$ZodType =>
  (schema instanceof z.ZodMiniDiscriminatedUnion ? schema.def.options[0] : undefined) ?? schema

function kindOf(schema: z.core.$ZodType): SchemaKind {
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return 'text'
  if (schema instanceof z.ZodMiniNumber) return 'number'
  if (schema instanceof z.ZodMiniBoolean) return 'boolean'
  if (schema instanceof z.ZodMiniArray) return 'list'
  return schema instanceof z.ZodMiniObject ? 'object' : 'other'
}

/** Every field of a schema, those of its fields included. */
export function fieldsOf(schema: z.core.$ZodType, path: Field['path'] = [], before: z.core.$ZodType[] = []): Field[] {
  const isWhole = path.length === 0
  const inner = unwrapped(isWhole ? firstOf(schema) : schema)
  const schemas = isWhole ? [] : [...before, schema]
  const own: Field[] = isWhole ? [] : [{ path, kind: kindOf(inner), schemas }]
  if (inner instanceof z.ZodMiniObject)
    return [
      ...own,
      ...Object.entries<z.core.$ZodType>(inner.def.shape).flatMap(([name, part]) =>
        fieldsOf(part, [...path, name], schemas),
      ),
    ]
  if (inner instanceof z.ZodMiniArray) return [...own, ...fieldsOf(inner.def.element, [...path, 0], schemas)]
  return own
}
