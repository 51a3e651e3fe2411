import { clientIdOf } from '../../../../call/client-id-of.ts'
import { unsealed } from '../../../../crypto/seal.ts'
import type { OpenIdClient, OpenIdSettings } from '../../../../ports/open-id-clients.ts'
import type { World } from '../../../../world.ts'
import { type ServiceSecret, serviceSecrets } from './service-secret.repository.ts'

/** Undefined where nothing was written, or under another key: such a service asks for nothing. */
function opened(secret: ServiceSecret | undefined, key: string | undefined): string | undefined {
  if (!secret || key === undefined) return undefined
  try {
    return unsealed(secret.sealed, Buffer.from(key, 'base64'))
  } catch {
    return undefined
  }
}

/** The services that staff of this company have configured, as far as they can ask for something. */
async function ownServices(world: World): Promise<OpenIdClient[]> {
  const { db, client, config } = world
  const configured = Object.entries(client.config.settings.openIdConnect ?? {})
  if (configured.length === 0) return []
  const secrets = new Map((await serviceSecrets(db, clientIdOf(world))).map(secret => [secret.serviceId, secret]))
  return configured.flatMap(
    ([clientId, { shownName: name, keepsSecret, redirectURIs, postLogoutRedirectURIs, scope }]) => {
      const clientSecret = keepsSecret ? opened(secrets.get(clientId), config.CONFIG_KEY) : null
      if (clientSecret === undefined) return []
      const ways = { redirectUris: redirectURIs, postLogoutRedirectUris: postLogoutRedirectURIs ?? [] }
      return [{ name, clientId, clientSecret, ...ways, scopes: scope, terms: null }]
    },
  )
}

/** Who may ask whom for what: what the operator's file says, and beside it the company's settings. */
export async function openIdSettings(world: World): Promise<OpenIdSettings> {
  const { clients, scopes } = await world.openIdClients.settings()
  const known = new Set(clients.map(({ clientId }) => clientId))
  const own = await ownServices(world)
  return { clients: [...clients, ...own.filter(({ clientId }) => !known.has(clientId))], scopes }
}
