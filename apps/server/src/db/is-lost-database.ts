/**
 * SQLSTATE classes and codes, and system errors, that say the database is not to be had just now: connections,
 * resources, shutdown, only reading.
 */
const LOST = /^(08...|53...|57P0.|25006|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** How the driver puts it where it has no code for it. */
const SAID =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed and is not queryable/i

/** Was it the connection and not the statement? Then the same request may succeed a moment later. */
export function isLostDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && LOST.test(error.code)) return true
  return SAID.test(error.message) || isLostDatabase(error.cause)
}
