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
export interface RouteOf<P, Q, B, I> {
  call: Call<P, Q, B, I>
  handle: Handle<P, Q, B, I>
  limit?: RouteLimit | undefined
  /** It is noted who made the call (`acting`); a call that must be is not mounted otherwise. */
  notes?: true
  /** What it does, without the note: done as theirs who asked for it, once a second person has agreed. */
  act?: Do<P, Q, B, I>
}

/** The same where calls stand beside each other: the server checks what comes in by the schemas of the call. */
export type Route = RouteOf<unknown, unknown, unknown, unknown>

/** Takes a route among the others. What goes into it is of the call's types, which only its schemas know from here. */
export const among = <P, Q, B, I>(route: RouteOf<P, Q, B, I>): Route => route as unknown as Route

/** Ties a call to its handler; the types of both come from the contract. */
export const route = <P, Q, B, I>(call: Call<P, Q, B, I>, handle: Handle<P, Q, B, I>, limit?: RouteLimit): Route =>
  among({ call, handle, limit })
