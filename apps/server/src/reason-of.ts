/** Why something failed, in its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ')
  // A failed statement carries its parameters in its own message; the reason stands in its cause.
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
