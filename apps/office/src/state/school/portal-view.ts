import { PORTAL_ROWS, type PortalLook } from '@billett/domain'
import { type Is, isBoolean, isListOf, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

type Rows = PortalLook['rowsPerPage']

/** Spec 3 §2.3. */
export const USUAL_VIEW: PortalLook = {
  rowsPerPage: 5,
  tutorials: false,
  darkMode: false,
  greeting: true,
  tables: [],
}

export const ROWS_PER_PAGE = PORTAL_ROWS

/** As many rows as a page can have, of what a control or a device says. */
export const rowsOf = (said: unknown): Rows => PORTAL_ROWS.find(rows => rows === Number(said)) ?? USUAL_VIEW.rowsPerPage

const isRows: Is<Rows> = (value): value is Rows => PORTAL_ROWS.some(rows => rows === value)

const kept = stored(
  'portal-view',
  isObjectOf({
    userId: isText,
    rowsPerPage: isRows,
    tutorials: isBoolean,
    darkMode: isBoolean,
    greeting: isBoolean,
    tables: isListOf(isObjectOf({ table: isText, columns: isListOf(isText) })),
  }),
)

/** As this person saw it last on this device, until their account says more; a colleague begins as everybody does. */
export function viewOf(userId: string): PortalLook {
  const found = kept.read()
  if (found?.userId !== userId) return USUAL_VIEW
  const { userId: _, ...view } = found
  return view
}

export const keepView = (userId: string, view: PortalLook): void => kept.write({ ...view, userId })

/** The columns that were chosen for a table, in their order; undefined: the usual ones. */
export const columnsOf = ({ tables }: PortalLook, name: string): readonly string[] | undefined =>
  tables.find(({ table }) => table === name)?.columns

/** The same with other columns of one table. */
export const withColumns = ({ tables }: PortalLook, name: string, columns: readonly string[]): PortalLook['tables'] => [
  ...tables.filter(({ table }) => table !== name),
  { table: name, columns: [...columns] },
]
