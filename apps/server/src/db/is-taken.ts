/** SQLSTATE of a unique index that refuses a row. */
const UNIQUE_VIOLATION = '23505'

/** Was a statement refused because another row has what this unique index keeps apart? */
export function isTaken(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && 'constraint' in error) return error.code === UNIQUE_VIOLATION && error.constraint === index
  return isTaken(error.cause, index)
}
