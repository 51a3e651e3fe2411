/** Rows that a page of the portal can have. */
export const PORTAL_ROWS = [5, 10, 25, 50, 100] as const

/** How somebody wants to see the portal (Spec 3 §2.3). */
export interface PortalLook {
  rowsPerPage: (typeof PORTAL_ROWS)[number]
  /** A word of help above each screen. */
  tutorials: boolean
  darkMode: boolean
  greeting: boolean
  /** Of tables whose columns were chosen, in their order; the others have the usual ones. */
  tables: { table: string; columns: string[] }[]
}
