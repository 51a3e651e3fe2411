import { addMinutes, type Instant } from '@billett/domain'
import type Provider from 'oidc-provider'
import type { OpenIdSettings } from '../../../ports/open-id-clients.ts'
import type { Shop } from '../../../shop.ts'
import type { newProvider } from './new-provider.ts'
import { openIdSettings } from './services/open-id-settings.ts'
import type { ShopSessions } from './shop-session.ts'
import { type SigningKey, signingKeys } from './state/signing-keys.ts'

/** Minutes until the keys are looked at again: long before a new one signs. */
const KEYS_MINUTES = 5

interface Made {
  provider: Provider
  keys: readonly SigningKey[]
  keysReadOn: Instant
  /** Everything the provider was made of. */
  print: string
}

const printOf = (settings: OpenIdSettings, keys: readonly SigningKey[]): string =>
  JSON.stringify([settings.scopes, keys.map(({ kid }) => kid)])

/** The library is loaded with the first request that needs it: most processes of a shop never see one. */
const provided = async (...made: Parameters<typeof newProvider>): Promise<Provider> =>
  (await import('./new-provider.ts')).newProvider(...made)

/**
 * The provider for this moment: made anew when a key has joined or the scopes have changed. Whoever asks meanwhile
 * waits for the same.
 */
export function providerSource(shop: Shop, sessions: ShopSessions): () => Promise<Provider> {
  let made: Made | undefined
  let making: Promise<Provider> | undefined

  async function make(): Promise<Provider> {
    const settings = await openIdSettings(shop.now())
    const fresh = made && shop.realClock() < addMinutes(made.keysReadOn, KEYS_MINUTES) ? made : undefined
    const keys = fresh?.keys ?? (await signingKeys(shop))
    const keysReadOn = fresh?.keysReadOn ?? shop.realClock()
    const print = printOf(settings, keys)
    const provider = made?.print === print ? made.provider : await provided(shop, sessions, settings, keys)
    made = { provider, keys, keysReadOn, print }
    return provider
  }

  return () => {
    making ??= make().finally(() => {
      making = undefined
    })
    return making
  }
}
