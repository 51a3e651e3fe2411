import { type Call, login, loginPasskey, logout, token as tokenCall } from '@billett/contract'
import { createExchange, type ExchangeWorld } from '../http/exchange.ts'
import { unreachable } from '../http/failed.ts'
import type { Outcome } from '../http/outcome.ts'
import type { CallInput } from '../http/request.ts'
import { createRequestKeys, type KeyWorld } from '../http/request-keys.ts'
import { createRenewal, type SessionWorld } from './renewal.ts'

/** What `send` needs of the world around it. */
export interface SendWorld extends ExchangeWorld, SessionWorld, KeyWorld {}

export type Send = <P, Q, B, I>(call: Call<P, Q, B, I>, input: CallInput, signal?: AbortSignal) => Promise<Outcome<I>>

/** These begin or end a session, so they do not wait for it to be renewed. */
const OWN_SESSION = new Set([login.name, loginPasskey.name, logout.name, tokenCall.name])

const UNAUTHORIZED = 401

/**
 * Makes the one function that speaks to the server. It knows the contract and HTTP; store, router and messages are not
 * its business.
 */
export function createSend(world: SendWorld): Send {
  const exchange = createExchange(world)
  const renew = createRenewal(exchange, world)
  const underKey = createRequestKeys(world)
  const canRenew = (call: { name: string }) => !OWN_SESSION.has(call.name) && world.refreshToken() !== undefined

  async function ask<P, Q, B, I>(
    call: Call<P, Q, B, I>,
    input: CallInput,
    key: string | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome<I>> {
    let held = world.token()
    let isFresh = false
    if (held === undefined && canRenew(call)) {
      const renewal = await renew()
      if (renewal.result === 'lost' && call.access.who !== 'public') return unreachable()
      isFresh = renewal.result === 'renewed'
      held = renewal.result === 'renewed' ? renewal.token : undefined
    }
    const outcome = await exchange(call, input, { token: held, key }, signal)
    if (outcome.ok || outcome.status !== UNAUTHORIZED) return outcome
    if (!isFresh && held !== undefined && canRenew(call)) {
      const renewal = await renew(held)
      if (renewal.result === 'renewed') return exchange(call, input, { token: renewal.token, key }, signal)
      return renewal.result === 'lost' ? unreachable() : outcome
    }
    // Tokens that came meanwhile are not the ones that were refused.
    if (world.token() === held) world.dropTokens()
    return outcome
  }

  return (call, input, signal) => underKey(call, input, key => ask(call, input, key, signal))
}
