/** How much of a file is ever believed. Generous: a month of 100,000 returns is 150 MB. */
export interface Limits {
  /** Bytes. */
  size: number
  /** Elements in one another. */
  depth: number
  /** Elements, and characters of text and names, of one section: one payment, entry or head. */
  sectionElements: number
  sectionCharacters: number
  /** Characters without any beginning or end between them: comments, values, what is no XML at all. */
  token: number
}

export const USUAL_LIMITS: Limits = {
  size: 160 * 1024 * 1024,
  depth: 32,
  sectionElements: 2000,
  sectionCharacters: 200_000,
  token: 200_000,
}
