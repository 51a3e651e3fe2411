import type { Call, Input } from '@billett/contract'
import type { Do } from './act/doing.ts'
import type { Answer } from './answer.ts'
import type { Context } from './context.ts'

export type Handle<P, Q, B, I> = (context: Context, input: Input<P, Q, B>) => Promise<Answer<I>> | Answer<I>

/** How often one address may ask, while requests are limited at all. */
export interface RouteLimit {
  most: number
  per: '5 seconds' | '1 minute' | '1 hour'
  /** The largest body, where less will do than for other calls; whether or not requests are limited. */
  bodyBytes?: number
}

/** A call of the contract with what answers it. */
export interface Route {
  call: Call
  handle: Handle<unknown, unknown, unknown, unknown>
  limit?: RouteLimit | undefined
  /** It is noted who made the call (`acting`); a call that must be is not mounted otherwise. */
  notes?: true
  /** What it does, without the note: done as theirs who asked for it, once a second person has agreed. */
  act?: Do<unknown, unknown, unknown, unknown>
}

/** Ties a call to its handler; the types of both come from the contract. */
export const route = <P, Q, B, I>(call: Call<P, Q, B, I>, handle: Handle<P, Q, B, I>, limit?: RouteLimit): Route =>
  ({ call, handle, limit }) as unknown as Route
