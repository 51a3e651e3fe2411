/**
 * PostgreSQL's code for what went wrong (SQLSTATE), or the system's (`ECONNREFUSED`), however deeply the failure is
 * wrapped.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlStateOf(error.cause)
}
