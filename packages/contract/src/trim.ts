/** No call of the contract is nested as deep; what is deeper stays as it is, for the schema to refuse. */
const DEEPEST = 20

/**
 * What leaves the browser and what reaches the server is trimmed: every string, nested ones too, loses leading and
 * trailing spaces, and runs of two or more spaces become one. Dates, numbers, booleans and files stay as they are (Spec
 * 1 §5).
 */
export function trimmed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.trim().replace(/ {2,}/g, ' ')
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map(part => trimmed(part, depth + 1))
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part, depth + 1)]))
  return value
}
