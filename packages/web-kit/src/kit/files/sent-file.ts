/** A file that somebody chose, and how far it is. */
export interface SentFile {
  id: string
  name: string
  /** 0 to 1 while it is under way, null where nobody knows how far; left out once it is there. */
  progress?: number | null
  /** What is wrong with it; it was not taken. */
  error?: string
}
