import {
  addDays,
  businessDateOf,
  firstOfMonth,
  type TakerMonth,
  type TakerWarning,
  takersAhead,
  takerWarnings,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { agreedWith } from './in-force.queries.ts'
import { contractsOfCompany } from './running.queries.ts'
import { companiesAgreed, firmsOf, isTold } from './takers.queries.ts'

interface WatchedTakers {
  months: TakerMonth[]
  warnings: (TakerWarning & { name: string | null })[]
}

/** How many of a company have a ticket ahead, and where too few; undefined: nothing is agreed with it today. */
export async function watchedTakers(
  world: World,
  db: Statements,
  companyId: string,
): Promise<WatchedTakers | undefined> {
  const today = businessDateOf(world.clock())
  const agreed = await agreedWith(db, clientIdOf(world), companyId, today)
  if (!agreed) return undefined
  const contracts = await contractsOfCompany(world, db, companyId, firstOfMonth(today))
  const spans = contracts.map(({ firmId, timeline: { span } }) => ({
    firm: firmId,
    from: span.from,
    until: addDays(span.to, -1),
  }))
  const firms = await firmsOf(db, companyId)
  const names = new Map(firms.map(({ guid, name }) => [guid, name]))
  const { takers } = agreed.terms
  const warnings = takerWarnings(takers, spans, { today, firms: [...names.keys()] })
  return {
    months: takersAhead(takers, spans, today),
    warnings: warnings.map(one => ({ ...one, name: one.firm === null ? null : (names.get(one.firm) ?? '') })),
  }
}

/** Tells staff of each company that will have fewer tickets than was agreed, once for each month of which it is so. */
export async function watchTakers(world: World): Promise<void> {
  const clientId = clientIdOf(world)
  for (const { guid, name: company } of await companiesAgreed(world.db, clientId)) {
    const watched = await watchedTakers(world, world.db, guid)
    for (const { firm, name, month, takers, minimum } of watched?.warnings ?? []) {
      const about = `${firm ?? guid}:${month}`
      if (await isTold(world.db, `fewTakers:${about}`)) continue
      const facts = { company: name ?? company, month, takers, minimum }
      await raiseEvent(world.db, world, clientId, { kind: 'fewTakers', about, facts })
    }
  }
}
