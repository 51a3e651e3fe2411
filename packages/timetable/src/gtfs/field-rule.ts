import type { FieldKind } from './field-kinds.ts'

/** What a fault in a field costs: the field's value, its row, the whole trip it belongs to, or the whole feed. */
export type Fault = 'field' | 'row' | 'trip' | 'feed'

export interface FieldRule {
  kind: FieldKind
  required: boolean
  fault: Fault
  /** Tables one of which must have the value in its column of this name (`as` where it is called differently). */
  refersTo?: string[]
  as?: string
}

/** A value that has to be there. */
export const needs = (kind: FieldKind, fault: Fault = 'row'): FieldRule => ({ kind, required: true, fault })

/** A value that may be there. */
export const may = (kind: FieldKind = 'text', fault: Fault = 'field'): FieldRule => ({ kind, required: false, fault })

/** The id of a row in another table. */
export const refers = (tables: string[], fault: Fault, more: { as?: string; required?: boolean } = {}): FieldRule => ({
  kind: 'text',
  required: more.required ?? false,
  fault,
  refersTo: tables,
  ...(more.as === undefined ? {} : { as: more.as }),
})

/** Columns that are taken as they are. */
export const plain = (columns: string): Record<string, FieldRule> =>
  Object.fromEntries(columns.split(' ').map(column => [column, may()]))
