import { getFeedbackCategories, getFixPriceGroups, getInfo, getTariffInfo, pathOf } from '@billett/contract'
import { routes } from '@billett/paths'
import type { FastifyInstance } from 'fastify'
import { clientIdOf } from '../call/client-id-of.ts'
import type { Round } from '../jobs/rounds.ts'
import { takeBackIll, watchedVersions } from '../modules/run/client-version/index.ts'
import type { Surroundings } from '../world.ts'
import { worldsOf } from './worlds-of.ts'

/** What everybody meets who opens the shop: its first pages, and what these ask. */
const ADDRESSES: readonly string[] = [
  ...new Set([routes.start, routes.cart, routes.privacyPolicy].flatMap(({ de, en }) => [de, en])),
  ...[getInfo, getTariffInfo, getFixPriceGroups, getFeedbackCategories].map(call => pathOf(call)),
]

/** Rounds one after the other that have to find a shop ill. One alone may be chance. */
const ILL_ROUNDS = 2

/** Not the shop but something it needs is away, or it is closed on purpose: no configuration helps against that. */
const UNAVAILABLE = 503

async function failingAddresses(app: FastifyInstance, host: string | null): Promise<string[]> {
  const failing: string[] = []
  for (const url of ADDRESSES) {
    const { statusCode } = await app.inject({ url, ...(host !== null && { headers: { host } }) })
    if (statusCode >= 500 && statusCode !== UNAVAILABLE) failing.push(url)
  }
  return failing
}

/**
 * Each process that serves the shop asks it, for a while after a configuration was released, for what everybody meets;
 * where it answers with errors twice, what was shown before is shown again.
 */
function watchReleased(app: FastifyInstance): Round['run'] {
  const found = new Map<string, number>()

  async function watch(surroundings: Surroundings): Promise<void> {
    const watched = await watchedVersions(surroundings.db, surroundings.clock())
    if (watched.length === 0) return found.clear()
    await surroundings.clients.refresh()
    for (const { host, world } of worldsOf(surroundings)) {
      const key = watched.find(({ clientId }) => clientId === clientIdOf(world))
      if (!key) continue
      const name = `${key.clientId} ${key.version}`
      const failing = await failingAddresses(app, host)
      const ill = failing.length > 0 ? (found.get(name) ?? 0) + 1 : 0
      found.set(name, ill)
      if (ill < ILL_ROUNDS) continue
      surroundings.log.error({ ...key, failing }, 'the shop fails with a configuration, which is taken back')
      await takeBackIll(surroundings, key, failing)
      await surroundings.clients.refresh()
    }
  }
  return watch
}

export const WATCH = { name: 'watchReleased', every: 10_000 } as const

/** The same as a round. */
export const watchOf = (app: FastifyInstance): Round => ({ ...WATCH, run: watchReleased(app) })
