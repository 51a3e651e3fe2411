import type { ReleaseTariff, StaffTariffVersion } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { discardTariff, goBackTo, releaseTariff, type TariffRelease } from '../../travel/tariff-version/index.ts'
import { effectOf } from './effect-of-release.ts'
import { knownTariff } from './show-tariffs.ts'

type Wish = ReleaseTariff & { version: number }

/** Sells by another version. */
type Change = (tx: Transaction, release: TariffRelease) => ReturnType<typeof releaseTariff>

/** One tariff is sold by all companies: each reads it in its audit, and is asked whether it wants a second person. */
const ofEachCompany = (context: Context, act: Act): Act[] =>
  scopeOf(context).clientIds.map(clientId => ({ ...act, clientId }))

const changing =
  (change: Change) =>
  async (context: Context, wish: Wish, tx: Transaction): Promise<Done<StaffTariffVersion>> => {
    const { world, visitor } = context
    const { version, sold, activeFrom } = wish
    const release = { by: visitor.id, on: world.realClock(), ...(activeFrom !== undefined && { activeFrom }) }
    const done = accepted<{ version: number }>(await change(tx, { ...release, version, sold }))
    const shown = await knownTariff(tx, done.version)
    const effect = await effectOf(context, tx, { version, sold })
    // What a second person agrees to is the version, what it does to prices and when it is sold, not when they do.
    const facts = { version, hash: shown.hash, fileName: shown.fileName, activeFrom: activeFrom ?? null }
    const before = { region: sold, ...effect.before }
    const act: Act = { kind: 'tariff', id: String(version), before, after: { ...facts, ...effect.after } }
    return { answer: item(shown), act, each: ofEachCompany(context, act) }
  }

/**
 * Refuses `versionNotChecked` what is no draft, `changedMeanwhile` where something else is sold than was compared with,
 * `tariffWaits` where another version is released for later, and `tariffNotCompared` as long as prices are compared.
 */
export const release = changing(releaseTariff)

/** The same of an earlier version. Refuses `versionClosed` what was never sold, or is. */
export const goBack = changing(goBackTo)

/** Refuses `versionClosed` what is or was sold. */
export async function discard({ world }: Context, version: number, tx: Transaction): Promise<Done<StaffTariffVersion>> {
  const before = await knownTariff(tx, version)
  accepted<object>(await discardTariff(tx, version, world.realClock()))
  const shown = await knownTariff(tx, version)
  const act = { kind: 'tariff' as const, id: String(version), clientId: clientIdOf(world) }
  return { answer: item(shown), act: { ...act, before: { state: before.state }, after: { state: shown.state } } }
}
