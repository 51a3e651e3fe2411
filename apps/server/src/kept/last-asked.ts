/** Values by the question they answer; the ones that were not asked for the longest make room. */
export interface LastAsked<Value> {
  get: (question: string) => Value | undefined
  put: (question: string, value: Value) => void
}

/** Keeps so many. */
export function lastAsked<Value>(most: number): LastAsked<Value> {
  const values = new Map<string, Value>()
  return {
    get(question) {
      const value = values.get(question)
      if (value === undefined) return undefined
      values.delete(question)
      values.set(question, value)
      return value
    },
    put(question, value) {
      values.set(question, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
