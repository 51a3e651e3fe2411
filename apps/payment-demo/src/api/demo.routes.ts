import type { FastifyPluginAsync } from 'fastify'
import { type Chosen, isScenarioName, SCENARIOS } from '../behaviour/scenarios.ts'
import type { Service } from '../service.ts'
import { readInput } from './read-input.ts'
import { advanceRequest, behaviourRequest } from './schemas.ts'

/** The switches of the demonstration; a real provider has none of these. */
export const demoRoutes =
  ({ ledger, due }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger
    const shown = () => ({ ...book.behaviour, aheadSeconds: book.aheadSeconds, scenarios: Object.keys(SCENARIOS) })

    app.get('/behaviour', async () => shown())

    app.put('/behaviour', async request => {
      const { scenario, seconds, next } = readInput(behaviourRequest, request.body)
      const chosen: Chosen | undefined = isScenarioName(scenario) ? { scenario, seconds } : undefined
      if (next) ledger.record({ ...book.behaviour, kind: 'behaviourSet', next: chosen, times: next })
      else ledger.record({ ...book.behaviour, kind: 'behaviourSet', byDefault: chosen })
      return shown()
    })

    app.delete('/behaviour', async () => {
      ledger.record({ kind: 'behaviourSet', times: 0 })
      return shown()
    })

    /**
     * Puts the clock of this service forward and answers when everything that became due has happened, webhooks
     * included.
     */
    app.post('/advance', async request => {
      const { seconds } = readInput(advanceRequest, request.body)
      if (seconds > 0) ledger.record({ kind: 'advanced', seconds })
      await due.done()
      return { now: ledger.now() }
    })
  }
