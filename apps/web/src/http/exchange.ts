import { type Call, pathOf } from '@billett/contract'
import { refused, superseded, timedOut, unreachable } from './failed.ts'
import { fileNameOf } from './file-name.ts'
import type { Outcome } from './outcome.ts'
import { addressOf, type Caller, type CallInput, requestOf } from './request.ts'
import { type Tokens, tokensIn } from './tokens.ts'

/** What one question and its answer need of the world around them. */
export interface ExchangeWorld {
  fetch: typeof fetch
  caller(): Omit<Caller, 'token'>
  keepTokens(tokens: Tokens): void
  /** A 200 reply with a location header sends the browser there (Spec 2 §4.2). */
  navigate(url: string): void
}

/** One request with its answer, by the holder of `token`. */
export type Exchange = <P, Q, B, I>(
  call: Call<P, Q, B, I>,
  input: CallInput,
  token: string | undefined,
  signal?: AbortSignal,
) => Promise<Outcome<I>>

const SUPERSEDED = 'superseded'

const itemsIn = <I>(body: unknown): I[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : []
  return Array.isArray(data) ? data : []
}

export function createExchange({ fetch, caller, keepTokens, navigate }: ExchangeWorld): Exchange {
  const running = new Map<string, AbortController>()

  async function read<I>(call: Call, response: Response): Promise<Outcome<I>> {
    if (!response.ok) return refused(response)
    if (call.reply.kind === 'file') {
      keepTokens(tokensIn(response.headers, null, []))
      const fileName = fileNameOf(response.headers.get('content-disposition'), call.name.replace('/', '-'))
      return { ok: true, status: response.status, data: [], file: { blob: await response.blob(), fileName } }
    }
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    const data = itemsIn<I>(body)
    keepTokens(tokensIn(response.headers, body, data))
    const location = response.headers.get('location')
    if (response.status === 200 && location) navigate(location)
    return { ok: true, status: response.status, data }
  }

  return async (call, input, token, signal) => {
    const controller = new AbortController()
    const cancellable = call.supersedes && !call.effect
    const slot = pathOf(call)
    if (cancellable) {
      running.get(slot)?.abort(SUPERSEDED)
      running.set(slot, controller)
    }
    const timeout = AbortSignal.timeout(call.timeout)
    const signals = signal ? [controller.signal, timeout, signal] : [controller.signal, timeout]
    try {
      const response = await fetch(addressOf(call, input), {
        ...requestOf(call, input, { ...caller(), token }),
        signal: AbortSignal.any(signals),
      })
      return await read(call, response)
    } catch {
      if (controller.signal.aborted || signal?.aborted) return superseded()
      return timeout.aborted ? timedOut() : unreachable()
    } finally {
      if (running.get(slot) === controller) running.delete(slot)
    }
  }
}
