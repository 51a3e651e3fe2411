import * as z from 'zod/mini'
import type { Unreachable } from '../../ports/unreachable.ts'

export interface Question {
  url: string
  method?: 'GET' | 'POST' | 'PATCH'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** Until the whole answer is there. */
  timeoutMilliseconds?: number
}

const PATIENCE = 8_000

/** What services tell us is some kilobytes; what is longer is no answer. */
const MOST_BYTES = 2 * 1024 ** 2

/** What came back, whatever it says. */
export interface Answered {
  state: 'answered'
  status: number
  isOk: boolean
  text: string
}

/** `isLate`: nobody answered in time. */
export type NoAnswer = Unreachable & { isLate: boolean }

/** Throws as soon as there is more, whatever the reply says of its own length; the rest is not waited for. */
async function readAll(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of reply.body ?? []) {
    length += part.byteLength
    if (length > MOST_BYTES) throw new Error('an answer of more than 2 MiB')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** One question to a service outside. Never throws; who redirects elsewhere has not answered. */
export async function ask({ url, timeoutMilliseconds = PATIENCE, ...request }: Question): Promise<Answered | NoAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const reply = await fetch(url, { ...request, redirect: 'error', signal })
    return { state: 'answered', status: reply.status, isOk: reply.ok, text: await readAll(reply) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { state: 'unreachable', detail: error instanceof Error ? error.message : String(error), isLate }
  }
}

/** The JSON of an answer; undefined where it is none, or of another shape. What it says is told to nobody else. */
export function jsonOf<T>({ text }: Answered, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return z.safeParse(shape, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
