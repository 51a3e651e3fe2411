import { getLiveness, getReadiness, getStatus, pathOf } from '@billett/contract'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { drop, isGone } from '../http/gone-callers.ts'
import { hasTwoHosts } from '../http/two-hosts.ts'
import type { World } from '../world.ts'

/** A client's own app, and the host it answers at. */
export interface HostedApp {
  host: string
  app: FastifyInstance
}

/** Misdirected Request (RFC 9110 §15.5.20): nobody of ours answers at this host. */
const MISDIRECTED = 421

/** What says of the process how it is, and nothing of a client; asked by address, not by name. */
const HEALTH: ReadonlySet<string> = new Set(
  [getStatus, getLiveness, getReadiness].map(call => pathOf(call).toLowerCase()),
)

/** As the routes of an app read it: in any case, with a slash at its end or none. */
const asksHealth = (url: string): boolean => HEALTH.has(url.toLowerCase().replace(/\/?(\?.*)?$/, ''))

/** Hands every request to the shop of its host, before anything of it is read. Closing it closes the shops. */
export async function frontOf(
  shops: readonly [HostedApp, ...HostedApp[]],
  { config, log, callerGone }: Pick<World, 'config' | 'log' | 'callerGone'>,
  requestTimeout: number,
): Promise<FastifyInstance> {
  for (const { app } of shops) await app.ready()
  const byHost = new Map(shops.map(({ host, app }) => [host.toLowerCase(), app]))

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isGone(request)) {
      callerGone()
      return drop(request, reply)
    }
    if (hasTwoHosts(request)) {
      reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'text/plain' }).end('Two hosts are named.\n')
      return
    }
    const app = byHost.get(request.hostname.toLowerCase()) ?? (asksHealth(request.url) ? shops[0].app : undefined)
    reply.hijack()
    if (app) app.routing(request.raw, reply.raw)
    else reply.raw.writeHead(MISDIRECTED, { 'content-type': 'text/plain' }).end('Nobody answers at this host.\n')
  }

  const front = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout,
    return503OnClosing: false,
    trustProxy: config.TRUST_PROXY,
    frameworkErrors: (_error, request, reply) => handOver(request, reply),
  })
  front.addHook('onRequest', handOver)
  front.addHook('onClose', async () => {
    await Promise.all(shops.map(({ app }) => app.close()))
  })
  return front
}
