import type { Schema } from '@billett/contract'
import * as z from 'zod/mini'

type Raw = Record<string, unknown>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** As people write numbers; not `0x10`, `1e3` or `Infinity`. */
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  let inner = schema
  while (inner instanceof z.ZodMiniOptional || inner instanceof z.ZodMiniNullable) inner = inner.def.innerType
  return inner
}

type Fit = (raw: unknown) => unknown

const asItIs: Fit = raw => raw
const toNumber: Fit = raw => (typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw)
const toBoolean: Fit = raw => (raw === 'true' ? true : raw === 'false' ? false : raw)

const fitterOf = (schema: z.core.$ZodType): Fit => {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodMiniArray) {
    const fitPart = fitterOf(inner.def.element)
    return raw => (Array.isArray(raw) ? raw : [raw]).map(fitPart)
  }
  if (inner instanceof z.ZodMiniNumber) return toNumber
  return inner instanceof z.ZodMiniBoolean ? toBoolean : asItIs
}

/** An empty value of an optional field means that nothing was given. */
const orNothing =
  (fit: Fit): Fit =>
  raw =>
    raw === '' ? undefined : fit(raw)

/**
 * Addresses carry text only: numbers, booleans and single values of lists become what the schema declares; what does
 * not fit is left for it to refuse.
 */
export function queryFitter(schema: Schema): Fit {
  if (!(schema instanceof z.ZodMiniObject)) return asItIs
  const shape: Record<string, z.core.$ZodType> = schema.def.shape
  const fitters = new Map(
    Object.entries(shape).map(([name, field]) => {
      const fit = fitterOf(field)
      return [name, field instanceof z.ZodMiniOptional ? orNothing(fit) : fit]
    }),
  )
  return raw =>
    isRaw(raw)
      ? Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, (fitters.get(name) ?? asItIs)(value)]))
      : raw
}
