import { acceptedLanguage, type Clock } from '@billett/domain'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { type Setting, SWITCHES } from '../switches.ts'
import type { TodaysRuns } from '../todays-runs.ts'
import { CSS } from './css.ts'
import { feedPage } from './feed-page.ts'

const Chosen = z.object({ set: z.enum(SWITCHES) })

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** A page for people, who choose what the feed says. */
export const pageRoutes =
  (setting: Setting, clock: Clock, runs: TodaysRuns): FastifyPluginAsync =>
  async app => {
    app.setErrorHandler((error, _request, reply) => reply.code(error instanceof z.ZodError ? 400 : 500).send())
    app.get('/', (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .send(feedPage(setting.set, runs.at(clock()), acceptedLanguage(request.headers['accept-language']) ?? 'en')),
    )
    app.get('/feed.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS))
    app.post('/switch', (request, reply) => {
      setting.set = Chosen.parse(request.body).set
      return reply.redirect('/', 303)
    })
  }
