import { PORTAL_ROWS, type PortalLook } from '@billett/domain'
import {
  isBoolean,
  isListOf,
  isMissingOr,
  isNumber,
  isObjectOf,
  isRecordOf,
  isText,
} from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** How somebody wants to see the portal. */
export interface PortalView {
  rowsPerPage: number
  /** A word of help above each screen. */
  tutorials: boolean
  darkMode: boolean
  greeting: boolean
  /** Columns by table, in their order; the usual ones of a table that is not named. */
  columns: Record<string, string[]>
}

/** Spec 3 §2.3. */
export const USUAL_VIEW: PortalView = {
  rowsPerPage: 5,
  tutorials: false,
  darkMode: false,
  greeting: true,
  columns: {},
}

export const ROWS_PER_PAGE: readonly number[] = PORTAL_ROWS

const kept = stored(
  'portal-view',
  isObjectOf({
    userId: isText,
    rowsPerPage: isNumber,
    tutorials: isBoolean,
    darkMode: isBoolean,
    greeting: isBoolean,
    columns: isMissingOr(isRecordOf(isListOf(isText))),
  }),
)

/** As this person saw it last on this device, until their account says more; a colleague begins as everybody does. */
export function viewOf(userId: string): PortalView {
  const found = kept.read()
  if (found?.userId !== userId) return USUAL_VIEW
  const { rowsPerPage, tutorials, darkMode, greeting, columns = {} } = found
  const rows = ROWS_PER_PAGE.includes(rowsPerPage) ? rowsPerPage : USUAL_VIEW.rowsPerPage
  return { rowsPerPage: rows, tutorials, darkMode, greeting, columns }
}

export const keepView = (userId: string, view: PortalView): void => kept.write({ ...view, userId })

/** The same as it is kept with the account. */
export const lookOf = ({ rowsPerPage, columns, ...view }: PortalView): PortalLook => ({
  ...view,
  rowsPerPage: PORTAL_ROWS.find(rows => rows === rowsPerPage) ?? PORTAL_ROWS[0],
  tables: Object.entries(columns).map(([table, shown]) => ({ table, columns: shown })),
})

/** As it was kept with the account, on whatever device. */
export const viewOfLook = ({ tables, ...look }: PortalLook): PortalView => ({
  ...look,
  columns: Object.fromEntries(tables.map(({ table, columns }) => [table, columns])),
})
