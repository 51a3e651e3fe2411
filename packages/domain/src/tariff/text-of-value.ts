/** The same value as text, whatever the order of its fields and whether one is left out or undefined. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOfValue).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .map(([name, field]) => `${JSON.stringify(name)}:${textOfValue(field)}`)
    .sort()
    .join()}}`
}
