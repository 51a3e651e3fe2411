import { businessDateOf, pricePointAt } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { priceBook } from '../../subscription/contract/index.ts'
import { offeredByKey, waitForOthers } from '../demo-customers/index.ts'
import { liveMonths } from './live-months.ts'
import { makeFamilies } from './make-families.ts'
import { makeJournal } from './make-journal.ts'
import { makeLists } from './make-lists.ts'
import { makeApplications, makeMembers, type Offers, productOf } from './make-members.repository.ts'
import { areOrganisationsThere, makeOrganisations } from './make-organisations.repository.ts'
import { makePapers } from './make-papers.ts'
import { makeRequests } from './make-requests.repository.ts'

/** What pupils and employees may subscribe to here, with what it costs. */
async function offersFor(world: World, tx: Transaction): Promise<Offers> {
  const offers: [string, { id: string; configuration: Offered; cents: number }][] = []
  const today = businessDateOf(world.clock())
  for (const key of ['pupil', 'jobDeutschlandticket', 'deutschlandticket'] as const) {
    const offered = (await offeredByKey(tx, clientIdOf(world))).get(key)
    const product = productOf(key)
    const book = offered && priceBook(world.regions.current(), offered.configuration, new Set([product]))
    const price = book && pricePointAt(book, product, 'fare', today)
    if (offered && price) offers.push([key, { ...offered, cents: price.cents }])
  }
  return new Map(offers)
}

type Offered = Offers extends ReadonlyMap<string, { configuration: infer C }> ? C : never

/**
 * A county with forty schools and 5,000 pupils, a town and a company, so that every screen of the portal is full on the
 * first start of a demo, with invoices of some months. They are made once: what people change about them stays.
 */
export async function keepDemoSchools(world: World): Promise<void> {
  if (!world.regions.loaded()) return
  const isMade = await world.db.transaction(async tx => {
    await waitForOthers(tx)
    if (await areOrganisationsThere(world, tx)) return false
    const offers = await offersFor(world, tx)
    // Who offers nothing to pupils has no portal of schools.
    if (offers.size === 0) return false
    await makeOrganisations(world, tx)
    await makeMembers(world, tx)
    await makeApplications(world, tx, offers)
    await makeJournal(world, tx, await makeRequests(world, tx))
    return true
  })
  if (!isMade) return
  await liveMonths(world)
  await makeFamilies(world)
  await makeLists(world)
  await makePapers(world)
}
