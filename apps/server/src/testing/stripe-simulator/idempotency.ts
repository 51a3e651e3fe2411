import { SimulatorError } from './simulator-error.ts'

interface Kept {
  body: string
  answer: unknown
}

/** One answer per key and path: the same request again gets it, another one is refused, and what was invalid is not kept. */
export function idempotency() {
  const kept = new Map<string, Kept>()

  return function once<Answer>(path: string, key: string | undefined, body: string, carryOut: () => Answer): unknown {
    if (key === undefined) return carryOut()
    const name = `${path} ${key}`
    const earlier = kept.get(name)
    if (earlier && earlier.body !== body)
      throw new SimulatorError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (earlier) return earlier.answer
    const answer = carryOut()
    kept.set(name, { body, answer })
    return answer
  }
}
