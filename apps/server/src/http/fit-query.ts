import type { Schema } from '@billett/contract'
import * as z from 'zod/mini'

type Raw = Record<string, unknown>

/** As people write numbers; not `0x10`, `1e3` or `Infinity`. */
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  let inner = schema
  while (inner instanceof z.ZodMiniOptional || inner instanceof z.ZodMiniNullable) inner = inner.def.innerType
  return inner
}

const fitted = (schema: z.core.$ZodType, raw: unknown): unknown => {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodMiniArray)
    return (Array.isArray(raw) ? raw : [raw]).map(part => fitted(inner.def.element, part))
  if (typeof raw !== 'string') return raw
  if (inner instanceof z.ZodMiniNumber) return DECIMAL.test(raw) ? Number(raw) : raw
  if (inner instanceof z.ZodMiniBoolean) return raw === 'true' ? true : raw === 'false' ? false : raw
  return raw
}

/** Addresses carry text only: numbers, booleans and single values of lists become what the schema declares; what does not fit is left for it to refuse. */
export function fitQuery(schema: Schema, raw: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject) || typeof raw !== 'object' || raw === null) return raw
  const shape: Record<string, z.core.$ZodType> = schema.def.shape
  return Object.fromEntries(
    Object.entries(raw as Raw).map(([name, value]) => {
      const field = shape[name]
      // An empty value means that nothing was given.
      if (field && value === '' && field instanceof z.ZodMiniOptional) return [name, undefined]
      return [name, field ? fitted(field, value) : value]
    }),
  )
}
