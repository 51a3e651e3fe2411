import { demoApp } from '@billett/demo-service'
import type { Clock } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import { FEEDS, feedBytes } from './feeds.ts'
import { pageRoutes } from './page/page.routes.ts'
import type { Switch } from './switches.ts'
import { openTodaysRuns } from './todays-runs.ts'

/** What the feed is set to; forgotten when the process ends. */
export interface Setting {
  set: Switch
}

/** The whole service, listening nowhere yet. */
export function buildApp({ clock, set }: { clock: Clock; set: Switch }): FastifyInstance {
  const app = demoApp('realtime-demo')
  const setting: Setting = { set }
  const runs = openTodaysRuns(clock())
  for (const name of FEEDS)
    app.get(`/gtfs-realtime/${name}.pb`, (_request, reply) => {
      const bytes = feedBytes(name, setting.set, clock(), runs)
      if (!bytes) return reply.code(500).send()
      return reply.type('application/x-protobuf').send(Buffer.from(bytes))
    })
  app.register(pageRoutes(setting, clock, runs))
  return app
}
