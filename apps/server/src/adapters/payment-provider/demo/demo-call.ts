import type { Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'
import { exchange } from './exchange.ts'

export type DemoSettings = {
  /** Where the shop reaches the provider, without a slash at the end. */
  baseUrl: string
  secret: string
  timeoutMilliseconds: number
}

export type DemoCall = { method: 'GET' | 'POST'; path: string; idempotencyKey?: string; body?: unknown }

export type Answered = { state: 'answered'; status: number; body: unknown }

/**
 * One call with a time-out that covers the whole answer. Server errors and answers that are not JSON explain nothing;
 * redirects are not followed.
 */
export const callDemo = async (
  { baseUrl, secret, timeoutMilliseconds }: DemoSettings,
  { method, path, idempotencyKey, body }: DemoCall,
): Promise<Answered | Unreachable | Unknown> => {
  try {
    const answer = await exchange({
      url: `${baseUrl}/v1${path}`,
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMilliseconds,
    })
    if (answer.status >= 500) return { state: 'unknown', detail: `HTTP ${answer.status}` }
    if (answer.status >= 300 && answer.status < 400) return { state: 'unreachable', detail: 'it sends us elsewhere' }
    return { state: 'answered', status: answer.status, body: JSON.parse(answer.body) }
  } catch (error) {
    if (error instanceof SyntaxError) return { state: 'unknown', detail: 'the answer is not JSON' }
    return { state: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
