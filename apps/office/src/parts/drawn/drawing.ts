import { emptyOf, type Shape } from '@billett/contract'
import type { ReactNode } from 'react'

/** A value that is drawn, and what becomes of it. */
export interface Drawing {
  shape: Shape
  value: unknown
  /** Where it stands in the whole: `masks.0.fields`; '' for the whole. */
  path: string
  label: string
  /** Its label stands above it already. */
  isNamed?: boolean
  /** What is wrong, by path. */
  errors: ReadonlyMap<string, string>
  onChange: (value: unknown) => void
}

/** The same, of one kind of shape. */
export type DrawingOf<Kind extends Shape['kind']> = Omit<Drawing, 'shape'> & { shape: Extract<Shape, { kind: Kind }> }

/** A part that has others below it is handed the way to draw them. */
export interface DrawsBelow {
  draw: (drawing: Drawing) => ReactNode
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

export const withPart = (value: unknown, name: string, part: unknown): Record<string, unknown> => ({
  ...(isObject(value) ? value : {}),
  [name]: part,
})

/** A text in both languages. */
export const isTexts = ({ fields }: Extract<Shape, { kind: 'object' }>): boolean =>
  fields.de !== undefined && fields.en !== undefined

/** Another kind of the same, with what both have in common kept. */
export function ofKind(shape: Shape, value: unknown): unknown {
  const empty = emptyOf(shape)
  if (!isObject(empty) || !isObject(value)) return empty
  const kept = Object.entries(empty).map(([name, part]) => [name, name === 'kind' ? part : (value[name] ?? part)])
  return Object.fromEntries(kept)
}

/** An entry of a list one place further up or down. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
