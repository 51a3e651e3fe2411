import Fastify, { type FastifyInstance } from 'fastify'

const BODY_LIMIT = 32 * 1024

/** A service with pages of plain HTML forms: nothing it answers is kept, framed or passed on as a referrer. */
export function demoApp(service: string): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })
  app.get('/health', async () => ({ status: 'ok', service }))
  return app
}
