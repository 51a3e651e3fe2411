import { acceptedLanguage } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { worldsOf } from '../../../hosts/worlds-of.ts'
import type { Shop } from '../../../shop.ts'
import { demoPage } from './demo-page.ts'
import { MOST_DAYS, moveClock } from './move-clock.ts'

/**
 * The page of a demo. Not part of the catalogue, and nowhere outside a demo. The clock is that of the whole deployment,
 * so it moves for all its shops.
 */
const PATH = '/demo'

const Clock = z.object({ days: z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_DAYS)) })

export function mountDemoDesk(app: FastifyInstance, shop: Shop): void {
  if (!shop.config.BILLETT_DEMO) return
  app.get(PATH, async (request, reply) => {
    const world = shop.now()
    const page = demoPage({
      language: acceptedLanguage(request.headers['accept-language']) ?? 'de',
      now: world.clock(),
      timeZone: world.regions.current().timeZone,
      daysAhead: world.demoClock?.daysAhead() ?? 0,
      mostDays: MOST_DAYS,
      shops: worldsOf(world).map(({ world: { client } }) => client.config.texts.nameShort),
      bank: world.config.BANK_DEMO_URL,
    })
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.markup)
  })
  app.post(`${PATH}/clock`, { config: { form: true } }, async (request, reply) => {
    const asked = Clock.safeParse(request.body)
    if (asked.success) {
      const [{ world }, ...others] = worldsOf(shop.now())
      await moveClock([world, ...others.map(other => other.world)], asked.data.days)
    }
    return reply.redirect(PATH, 303)
  })
}
