import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { worldOfRequest } from '../../../http/world-of-request.ts'
import type { Shop } from '../../../shop.ts'
import { latestPass, newsFor, provenPass, register, unregister } from './apple-web-service.ts'
import { linkedPass } from './linked-pass.ts'
import { APPLE_PATH, PASS_TYPE } from './put-into-wallet.ts'
import { PASS_LIMIT } from './wallet.routes.ts'

/** What Apple names devices and their places by: short, and of characters that can be stored. */
const NAME = /^[\x21-\x7e]{1,200}$/

const Registration = z.object({ pushToken: z.string().check(z.regex(NAME)) })
const Log = z.object({ logs: z.array(z.string()) })

/** Anybody can write into our log here: so little that nothing else is lost in it. */
const LOG_LIMITS = { bodyBytes: 8 * 1024, lines: 5, lineLength: 300, most: 10, per: '1 minute' } as const

interface Params {
  device: string
  type: string
  serial: string
  link: string
}

const REGISTERED = { new: 201, known: 200, tooMany: 429 } as const

/**
 * What Apple's wallet asks of whoever signs passes (Wallet Passes, "Adding a web service to update passes"). Not part
 * of the catalogue: its words are Apple's.
 */
export function mountAppleWallet(app: FastifyInstance, shop: Shop): void {
  type Asked = FastifyRequest<{ Params: Params; Querystring: { passesUpdatedSince?: string | string[] } }>
  const worldOf = (request: FastifyRequest) => worldOfRequest(request, shop)
  const pass = (request: Asked) =>
    provenPass(worldOf(request), {
      passType: request.params.type,
      serial: request.params.serial,
      authorization: request.headers.authorization ?? '',
    })
  const registrations = `${APPLE_PATH}/v1/devices/:device/registrations/:type`

  app.post(`${registrations}/:serial`, async (request: Asked, reply) => {
    const found = await pass(request)
    if (!found) return reply.code(401).header('www-authenticate', 'ApplePass').send()
    const given = Registration.safeParse(request.body)
    if (!given.success || !NAME.test(request.params.device)) return reply.code(400).send()
    const registered = await register(worldOf(request), found, request.params.device, given.data.pushToken)
    return reply.code(REGISTERED[registered]).send()
  })
  app.delete(`${registrations}/:serial`, async (request: Asked, reply) => {
    const found = await pass(request)
    if (!found) return reply.code(401).header('www-authenticate', 'ApplePass').send()
    if (!NAME.test(request.params.device)) return reply.code(400).send()
    await unregister(worldOf(request), found, request.params.device)
    return reply.code(200).send()
  })
  app.get(registrations, async (request: Asked, reply) => {
    if (request.params.type !== worldOf(request).wallets.apple?.passType) return reply.code(404).send()
    if (!NAME.test(request.params.device)) return reply.code(400).send()
    const news = await newsFor(worldOf(request), request.params.device, request.query.passesUpdatedSince)
    return news ? reply.header('cache-control', 'no-store').send(news) : reply.code(204).send()
  })
  app.get(
    `${APPLE_PATH}/v1/passes/:type/:serial`,
    { config: { limits: [PASS_LIMIT] } },
    async (request: Asked, reply) => {
      const found = await pass(request)
      const latest = found && (await latestPass(worldOf(request), found))
      if (!latest) return reply.code(401).header('www-authenticate', 'ApplePass').send()
      // Of what HTTP dates can say: whole seconds.
      const changed = new Date(latest.changedOn).toUTCString()
      reply.header('cache-control', 'no-store').header('last-modified', changed)
      const known = Date.parse(request.headers['if-modified-since'] ?? '')
      if (known >= Date.parse(changed)) return reply.code(304).send()
      return reply.type(PASS_TYPE).send(await latest.bytes())
    },
  )
  const { bodyBytes: bodyLimit, lines, lineLength, most, per } = LOG_LIMITS
  app.post(`${APPLE_PATH}/v1/log`, { bodyLimit, config: { limits: [{ most, per }] } }, async (request, reply) => {
    const given = Log.safeParse(request.body)
    if (!given.success) return reply.code(400).send()
    const wallet = given.data.logs.slice(0, lines).map(line => line.slice(0, lineLength))
    request.log.warn({ wallet }, 'a wallet complains')
    return reply.code(200).send()
  })
  app.get(`${APPLE_PATH}/pass/:link`, async (request: Asked, reply) => {
    const bytes = await linkedPass(worldOf(request), request.params.link)
    if (!bytes) return reply.code(404).send()
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="ticket.pkpass"')
      .type(PASS_TYPE)
      .send(bytes)
  })
}
