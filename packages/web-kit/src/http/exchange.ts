import { type AskedApproval, type Call, pathOf } from '@billett/contract'
import { type Is, isObjectOf, isText } from '../storage/shapes.ts'
import { refused, superseded, timedOut, unreachable } from './failed.ts'
import { fileNameOf } from './file-name.ts'
import type { Outcome } from './outcome.ts'
import { addressOf, type Caller, type CallInput, requestOf } from './request.ts'
import { hearServerTime } from './server-clock.ts'
import { type Tokens, tokensIn } from './tokens.ts'

/** What one question and its answer need of the world around them. */
export interface ExchangeWorld {
  fetch: typeof fetch
  caller(): Omit<Caller, keyof Asker>
  keepTokens(tokens: Tokens): void
  /** A 200 reply with a location header sends the browser there (Spec 2 §4.2). */
  navigate(url: string): void
}

/** Who asks by one request, and under which key. */
type Asker = Pick<Caller, 'token' | 'key'>

/** One request with its answer. */
export type Exchange = <P, Q, B, I>(
  call: Call<P, Q, B, I>,
  input: CallInput,
  asker: Asker,
  signal?: AbortSignal,
) => Promise<Outcome<I>>

const SUPERSEDED = 'superseded'

const itemsIn = <I>(body: unknown): I[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : []
  return Array.isArray(data) ? data : []
}

/** What a reply holds, and what is to be done with it. */
interface Received<I> {
  outcome: Outcome<I>
  tokens?: Tokens
  location?: string | null
}

/** What has been asked of somebody else is answered in place of the items. */
const ASKED = 202

const isAsked: Is<AskedApproval> = isObjectOf({ id: isText, endsOn: isText, hash: isText })

async function read<P, Q, B, I>(call: Call<P, Q, B, I>, response: Response): Promise<Received<I>> {
  const { headers, status } = response
  if (!response.ok) return { outcome: await refused(response) }
  if (call.reply.kind === 'file') {
    const fileName = fileNameOf(headers.get('content-disposition'), call.name.replace('/', '-'))
    const file = { blob: await response.blob(), fileName }
    return { outcome: { ok: true, status, data: [], file }, tokens: tokensIn(headers, null, []) }
  }
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  if (status === ASKED) {
    const waits = itemsIn<unknown>(body).find(isAsked)
    return { outcome: { ok: true, status, data: [], ...(waits && { waits }) } }
  }
  const data = itemsIn<I>(body)
  const location = status === 200 ? headers.get('location') : null
  return { outcome: { ok: true, status, data }, tokens: tokensIn(headers, body, data), location }
}

export function createExchange({ fetch, caller, keepTokens, navigate }: ExchangeWorld): Exchange {
  const running = new Map<string, AbortController>()

  function follow<I>({ outcome, tokens, location }: Received<I>): Outcome<I> {
    if (tokens) keepTokens(tokens)
    if (location) navigate(location)
    return outcome
  }

  return async (call, input, asker, signal) => {
    const controller = new AbortController()
    const cancellable = call.supersedes && !call.effect
    const slot = pathOf(call)
    if (cancellable) {
      running.get(slot)?.abort(SUPERSEDED)
      running.set(slot, controller)
    }
    const timeout = AbortSignal.timeout(call.timeout)
    const signals = signal ? [controller.signal, timeout, signal] : [controller.signal, timeout]
    const broken = () => {
      if (controller.signal.aborted || signal?.aborted) return superseded()
      return timeout.aborted ? timedOut() : unreachable()
    }
    const request = { ...requestOf(call, input, { ...caller(), ...asker }), signal: AbortSignal.any(signals) }
    const askedOn = Date.now()
    // What follows stays outside: a fault of ours is not to look like a lost connection.
    const received = await (input.fetch ?? fetch)(addressOf(call, input), request)
      .then(response => {
        hearServerTime(response.headers.get('date'), askedOn, Date.now())
        return read(call, response)
      })
      .catch(() => ({ outcome: broken() }))
      .finally(() => {
        if (running.get(slot) === controller) running.delete(slot)
      })
    return follow(received)
  }
}
