const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * JSON whose members stand in the order of their names. PostgreSQL has an order of its own for what it stores, which
 * makes no difference between two values.
 */
export const jsonOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
