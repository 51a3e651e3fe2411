import { loginJwt } from '@billett/contract'
import type { Language } from '@billett/domain'
import { createExchange } from '../http/exchange.ts'
import { SOURCE } from './source.ts'

/** Milliseconds a page waits to hear of a token before it goes on without. */
const PATIENCE = 5_000

const nothing = (): void => undefined

/**
 * Asks the server whether a token is one of ours, beside the session of this device: that neither answers for it nor is
 * changed by it.
 */
export const tokenConfirmer =
  (clientId: string, language: Language) =>
  async (token: string): Promise<boolean> => {
    const exchange = createExchange({
      fetch: (input, init) => window.fetch(input, init),
      caller: () => ({ clientId, language, source: SOURCE }),
      keepTokens: nothing,
      navigate: nothing,
    })
    const { ok } = await exchange(loginJwt, { body: {} }, { token, key: undefined }, AbortSignal.timeout(PATIENCE))
    return ok
  }
