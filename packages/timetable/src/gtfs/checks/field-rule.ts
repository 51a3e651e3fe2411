import type { FieldKind } from './field-kinds.ts'

/**
 * What a fault in a field costs: nothing but being told (whoever reads the row decides what it still means), the
 * field's value, its row, the whole trip it belongs to, or the whole feed.
 */
export type Fault = 'told' | 'field' | 'row' | 'trip' | 'feed'

export interface FieldRule {
  kind: FieldKind
  required: boolean
  fault: Fault
  /** What it costs where the feed has fares, in which another price would apply; `fault` where missing. */
  withFares?: Fault
  /** Tables one of which must have the value in its column of this name (`as` where it is called differently). */
  refersTo?: string[]
  as?: string
}

/** A value that has to be there. */
export const needs = (kind: FieldKind, fault: Fault = 'row'): FieldRule => ({ kind, required: true, fault })

/** A value that may be there. */
export const may = (kind: FieldKind = 'text', fault: Fault = 'field'): FieldRule => ({ kind, required: false, fault })

/** The id of a row in another table. */
export const refers = (
  tables: string[],
  fault: Fault,
  { required = false, ...more }: Partial<Pick<FieldRule, 'as' | 'required' | 'withFares'>> = {},
): FieldRule => ({ kind: 'text', required, fault, refersTo: tables, ...more })

/** Columns that are taken as they are. */
export const plain = (columns: string): Record<string, FieldRule> =>
  Object.fromEntries(columns.split(' ').map(column => [column, may()]))
