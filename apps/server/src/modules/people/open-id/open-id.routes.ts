import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Shop } from '../../../shop.ts'
import { providerSource } from './current-provider.ts'
import { mountInteractions } from './interaction.routes.ts'
import { issuerOf, OPEN_ID_PATH } from './open-id-path.ts'
import type { ShopSessions } from './shop-session.ts'

const METHODS = ['GET', 'POST', 'DELETE', 'OPTIONS'] as const

/**
 * Gives a request to the provider, which writes its answer itself. It is told where the shop is, whatever a caller says
 * of that.
 */
async function handOver(provider: Provider, shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host, protocol } = new URL(issuerOf(shop))
  const { raw } = request
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-for'] = request.ip
  const url = raw.url ?? OPEN_ID_PATH
  Object.assign(raw, { originalUrl: url, url: url.slice(OPEN_ID_PATH.length) || '/' })
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  await provider.callback()(raw, reply.raw)
}

/**
 * Mounts the provider: discovery, keys, authorization, tokens, userinfo, revocation and logout (OpenID Connect Core,
 * Discovery, RP-Initiated Logout).
 */
export function mountOpenId(app: FastifyInstance, shop: Shop, sessions: ShopSessions): void {
  const current = providerSource(shop, sessions)
  mountInteractions(app, shop, current)
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // The provider reads bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.route({
      method: [...METHODS],
      url: `${OPEN_ID_PATH}/*`,
      exposeHeadRoute: false,
      handler: async (request, reply) => handOver(await current(), shop, request, reply),
    })
  })
}
