/** PostgreSQL stores no NUL, and half a surrogate pair is no character. No parameter of the standard has either. */
const UNSTORABLE = /\0|\p{Cs}/u

/** Whether all texts in a value, its names included, can be stored. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).flat().every(isStorable)
}
