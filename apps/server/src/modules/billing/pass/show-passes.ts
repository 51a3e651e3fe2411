import type { ContractPasses } from '@billett/contract'
import { businessDateOf, hasDay, later, stepAt } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { passesOf } from '../../ticket/fulfilment/index.ts'
import { barcodePictures } from '../../ticket/order/index.ts'
import { type HeldContract, heldContract } from '../own-contract/index.ts'
import { presentPass } from './pass.present.ts'
import { showCard } from './show-card.ts'

/** What can be shown for a contract by who takes part in it; who only pays for it sees no barcode. */
export async function passesOfHeld({ world, language }: Context, held: HeldContract): Promise<ContractPasses> {
  const { roles, timeline, stored } = held
  const now = world.clock()
  const today = businessDateOf(now)
  const medium = timeline && stepAt(timeline.mediums, later(today, timeline.span.from))?.value
  const blocked = timeline?.blocked.filter(({ spans }) => spans.some(span => hasDay(span, today))) ?? []
  const mayShow = roles.some(role => role !== 'payer')
  const issued = mayShow ? await passesOf(world.db, [stored.id]) : []
  const shown = issued.filter(({ validTo }) => validTo > now)
  const pictures = await barcodePictures(world.barcode, shown)
  return {
    contractGuid: stored.id,
    contractNumber: stored.number,
    medium: medium?.kind ?? null,
    cardSerial: medium?.kind === 'chip' ? medium.serial : null,
    card: mayShow ? await showCard(world.db, held, medium, today) : null,
    blockedBy: blocked.map(({ cause }) => cause),
    passes: shown.map(pass => presentPass(pass, { now, language, pictures })),
  }
}

/** The same of a contract of the caller. */
export const showPasses = async (context: Context, contractGuid: string): Promise<ContractPasses> =>
  passesOfHeld(context, await heldContract(context, contractGuid))
