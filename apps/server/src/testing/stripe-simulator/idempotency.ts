import { SimulatorError } from './simulator-error.ts'

const DECLINED = 402

interface Kept {
  body: string
  replay: () => unknown
}

/**
 * One answer per key and path: the same request again gets it, and another one is refused. What a bank has declined is
 * kept, too; what was invalid is not.
 */
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
    if (earlier) return earlier.replay()
    try {
      const answer = carryOut()
      kept.set(name, { body, replay: () => answer })
      return answer
    } catch (error) {
      const isDecline = error instanceof SimulatorError && error.status === DECLINED
      if (isDecline)
        kept.set(name, {
          body,
          replay: () => {
            throw error
          },
        })
      throw error
    }
  }
}
