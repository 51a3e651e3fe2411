/** A failure with what caused it: `Failed query …: terminating connection (57P01)`. */
export function failureInWords(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const code = 'code' in failure && typeof failure.code === 'string' ? ` (${failure.code})` : ''
  const cause = failure.cause === undefined ? '' : `: ${failureInWords(failure.cause)}`
  return `${failure.message}${code}${cause}`
}
