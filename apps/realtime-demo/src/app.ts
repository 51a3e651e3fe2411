import { demoApp } from '@billett/demo-service'
import { type Clock, FEED_KINDS } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import { feedBytes } from './feeds.ts'
import { pageRoutes } from './page/page.routes.ts'
import type { Setting, Switch } from './switches.ts'
import { openTodaysRuns } from './todays-runs.ts'

/** The whole service, listening nowhere yet. */
export function buildApp({ clock, set }: { clock: Clock; set: Switch }): FastifyInstance {
  const app = demoApp('realtime-demo')
  const setting: Setting = { set }
  const runs = openTodaysRuns(clock())
  for (const name of FEED_KINDS)
    app.get(`/gtfs-realtime/${name}.pb`, (_request, reply) => {
      const bytes = feedBytes(name, setting.set, clock(), runs)
      if (!bytes) return reply.code(500).send()
      return reply.type('application/x-protobuf').send(Buffer.from(bytes))
    })
  app.register(pageRoutes(setting, clock, runs))
  return app
}
