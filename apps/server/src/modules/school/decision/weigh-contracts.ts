import { type SaidWay, sayWay as sayWayCall, type WeighedContract } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { knownStop } from '../../travel/stops/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { assessWay } from './assess-way.ts'
import { answerExemption, sayWay } from './decision.repository.ts'
import { paidContracts } from './seen.queries.ts'
import { waySubjects } from './subject.queries.ts'
import { weighed } from './weigh.ts'

/** In the caller's transaction, as of an application that is only tried. */
export async function weighAll(
  context: Context,
  tx: Transaction,
  guids: readonly string[],
): Promise<WeighedContract[]> {
  const ids = await paidContracts(context, tx, guids)
  const subjects = new Map((await waySubjects(tx, ids)).map(subject => [subject.contractId, subject]))
  const all: WeighedContract[] = []
  for (const id of ids) {
    const subject = subjects.get(id)
    const assessed = subject && (await assessWay(context.world, tx, subject))
    if (assessed) all.push(await weighed(context, tx, assessed))
  }
  return all
}

/** What the rule says of applications whose money the reader sees, and what a yes costs whom; of others nothing. */
export const weighContracts = (context: Context, guids: readonly string[]): Promise<WeighedContract[]> =>
  context.world.db.transaction(tx => weighAll(context, tx, guids))

/**
 * Somebody of who pays has measured a way, knows where it begins, or answers an exemption. Refuses `contractNotFound`,
 * `stopNotFound`.
 */
export const sayWayOf = (context: Context, guid: string, said: SaidWay): Promise<WeighedContract> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const [id] = await paidContracts(context, tx, [guid])
    const [subject] = id ? await waySubjects(tx, [id]) : []
    if (!id || !subject) return refuse('contractNotFound', 'guid')
    await lockContract(tx, clientIdOf(world), id)
    if (said.home !== undefined) knownStop(world.regions.current(), said.home, 'home')
    const { isExemptionGranted, exemptionUntil = null, ...way } = said
    if (isExemptionGranted !== undefined)
      await answerExemption(tx, [id], {
        isExemptionGranted,
        exemptionUntil: isExemptionGranted ? exemptionUntil : null,
      })
    // What is said of the exemption alone leaves the way as it was measured.
    if (isExemptionGranted === undefined || way.metres !== undefined || way.home !== undefined)
      await sayWay(tx, {
        contractId: id,
        clientId: clientIdOf(world),
        // Where a secret address is, is said nowhere.
        home: subject.isAddressBlocked ? '' : (way.home ?? subject.home),
        isAddressBlocked: subject.isAddressBlocked,
        metres: way.metres ?? null,
        isNearest: way.isNearest ?? null,
        because: way.because ?? '',
        saidOn: world.clock(),
        saidBy: await nameOfVisitor(context, tx),
      })
    const about = {
      measured: way.metres !== undefined,
      ...(isExemptionGranted === undefined ? {} : { isExemptionGranted }),
    }
    await notePortalAct(context, tx, sayWayCall, { aboutId: id, ...about })
    const [now] = await weighAll(context, tx, [id])
    return now ?? refuse('contractNotFound', 'guid')
  })
