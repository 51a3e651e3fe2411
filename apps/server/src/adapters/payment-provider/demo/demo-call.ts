import type { Unknown, Unreachable } from '../../../ports/payment-provider.ts'

export type DemoSettings = {
  /** Where the shop reaches the provider, without a slash at the end. */
  baseUrl: string
  secret: string
  timeoutMilliseconds: number
  fetch: typeof fetch
}

export type DemoCall = { method: 'GET' | 'POST'; path: string; idempotencyKey?: string; body?: unknown }

export type Answered = { state: 'answered'; status: number; body: unknown }

/** One call with a time-out that covers the whole answer. Server errors and answers that are not JSON explain nothing. */
export const callDemo = async (
  { baseUrl, secret, timeoutMilliseconds, fetch }: DemoSettings,
  { method, path, idempotencyKey, body }: DemoCall,
): Promise<Answered | Unreachable | Unknown> => {
  const headers = new Headers({ authorization: `Bearer ${secret}` })
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    const answer = await fetch(`${baseUrl}/v1${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const text = await answer.text()
    if (answer.status >= 500) return { state: 'unknown', detail: `HTTP ${answer.status}` }
    return { state: 'answered', status: answer.status, body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { state: 'unknown', detail: 'the answer is not JSON' }
    return { state: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
