import { createHmac } from 'node:crypto'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { languageOf } from '../../../call/language.ts'
import type { OpenIdSettings } from '../../../ports/open-id-clients.ts'
import type { Shop } from '../../../shop.ts'
import type { World } from '../../../world.ts'
import { claimsSource, OFFLINE_ACCESS, STANDARD_CLAIMS } from './claims.ts'
import { errorPage, logoutPage, type ShownPage } from './open-id.present.ts'
import { interactionPath, issuerOf } from './open-id-path.ts'
import { prompts } from './prompts.ts'
import { bindSession, endBoundSession, type ShopSessions } from './shop-session.ts'
import type { SigningKey } from './state/signing-keys.ts'
import { stateAdapter } from './state/state-adapter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds. */
const LIVES = {
  AuthorizationCode: MINUTE,
  AccessToken: 15 * MINUTE,
  IdToken: HOUR,
  Interaction: 30 * MINUTE,
  Session: 14 * DAY,
  RefreshToken: 90 * DAY,
  Grant: 90 * DAY,
} as const

const COOKIES = { session: 'open-id-session', interaction: 'open-id-interaction', resume: 'open-id-resume' }

/** Cookies are signed by a key that follows from the deployment's own. */
const cookieKey = ({ tokens }: Pick<World, 'tokens'>): string =>
  createHmac('sha256', tokens.key).update('open-id cookies').digest('base64url')

const languageFor = (context: KoaContextWithOIDC, { client }: World) =>
  languageOf(context.get('accept-language') || undefined, client)

function show(context: KoaContextWithOIDC, { policy, document }: ShownPage): void {
  context.type = 'html'
  context.set('content-security-policy', policy)
  context.body = document
}

function configuration(shop: Shop, settings: OpenIdSettings, keys: readonly SigningKey[]): Configuration {
  const secure = issuerOf(shop).startsWith('https:')
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure } as const
  return {
    adapter: stateAdapter(shop),
    jwks: { keys: [...keys] },
    claims: { ...STANDARD_CLAIMS },
    scopes: [...Object.keys(STANDARD_CLAIMS), OFFLINE_ACCESS, ...settings.scopes.map(({ name }) => name)],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    cookies: { names: COOKIES, keys: [cookieKey(shop)], long: cookie, short: cookie },
    ttl: LIVES,
    // OAuth 2.1 §7.6: only a service with a secret may rely on the nonce instead.
    pkce: { required: (context, client) => client.clientAuthMethod === 'none' || !context.oidc.params?.nonce },
    rotateRefreshToken: true,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const world = shop.now()
          show(context, logoutPage(world, languageFor(context, world), context.oidc.client?.clientName, form))
        },
        postLogoutSuccessSource: context => context.redirect('/'),
      },
    },
    interactions: { policy: prompts(shop), url: (_context, { uid }) => interactionPath(uid) },
    findAccount: (_context, accountId) => claimsSource(shop.now(), accountId),
    clientBasedCORS: (_context, origin, client) =>
      (client.redirectUris ?? []).some(address => URL.parse(address)?.origin === origin),
    renderError: context => {
      const world = shop.now()
      show(context, errorPage(world, languageFor(context, world)))
    },
  }
}

/**
 * The OpenID provider as the configuration and the keys are now. It keeps nothing itself: another one goes on where
 * this one was.
 */
export function newProvider(
  shop: Shop,
  sessions: ShopSessions,
  settings: OpenIdSettings,
  keys: readonly SigningKey[],
): Provider {
  const provider = new Provider(issuerOf(shop), configuration(shop, settings, keys))
  // What is forwarded has been looked at before: `mountOpenId` says it.
  provider.proxy = true
  provider.on('server_error', (_context, error) => shop.log.error({ err: error }, 'the OpenID provider failed'))
  provider.use(async (context, next) => {
    await next()
    await followShopSession(shop, sessions, context)
  })
  return provider
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

/** Sessions at the provider begin and end together with those of the shop. */
async function followShopSession(shop: Shop, sessions: ShopSessions, { oidc }: Context): Promise<void> {
  if (!oidc?.session?.uid) return
  const shopSession = oidc.result?.shopSession
  if (oidc.route === 'resume' && typeof shopSession === 'string') await bindSession(shop, oidc.session.uid, shopSession)
  if (oidc.route === 'end_session_confirm' && oidc.session.destroyed)
    await endBoundSession(shop.now(), sessions, oidc.session.uid)
}
