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
import { keepMeasurement } from './keep-measurement.ts'
import { paidContracts } from './seen.queries.ts'
import { type WaySubject, waySubjects } from './subject.queries.ts'
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

/** Who has moved is measured anew from where they live: what was known before says nothing of it. */
const mustSayHome = ({ hasMoved }: WaySubject, { home, metres }: SaidWay) =>
  hasMoved && home === undefined && metres === undefined ? refuse('wayNotKnown', 'home') : undefined

/** What somebody has said of a way is kept, with the document that shows it. */
async function keepWay(context: Context, tx: Transaction, subject: WaySubject, said: SaidWay): Promise<void> {
  const { world } = context
  mustSayHome(subject, said)
  // Where a secret address is, is said nowhere.
  const known = subject.isAddressBlocked || subject.hasMoved ? '' : subject.home
  await sayWay(tx, {
    contractId: subject.contractId,
    clientId: clientIdOf(world),
    home: subject.isAddressBlocked ? '' : (said.home ?? known),
    isAddressBlocked: subject.isAddressBlocked,
    metres: said.metres ?? null,
    isNearest: said.isNearest ?? null,
    because: said.because ?? '',
    documentId: said.fileId === undefined ? null : await keepMeasurement(context, tx, subject, said.fileId),
    saidOn: world.clock(),
    saidBy: await nameOfVisitor(context, tx),
  })
}

/**
 * Somebody of who pays has measured a way, knows where it begins, or answers an exemption. Refuses `contractNotFound`,
 * `stopNotFound`, `fileNotFound` another's file, and `wayNotKnown` where somebody has moved and neither is said.
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
      await keepWay(context, tx, subject, way)
    const about = {
      measured: way.metres !== undefined,
      ...(isExemptionGranted === undefined ? {} : { isExemptionGranted }),
    }
    await notePortalAct(context, tx, sayWayCall, { aboutId: id, ...about })
    const [now] = await weighAll(context, tx, [id])
    return now ?? refuse('contractNotFound', 'guid')
  })
