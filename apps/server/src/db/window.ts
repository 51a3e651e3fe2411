/** Rows that are left out first, and how many come then. */
export interface Window {
  limit: number
  offset: number
}
