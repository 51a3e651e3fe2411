import { businessDateOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { inboxRound } from '../../billing/bank-message/index.ts'
import { claimRound } from '../../billing/claim/index.ts'
import {
  collectRound,
  handOverReleased,
  leavingFiles,
  payoutRound,
  RELEASED_BY_DEMO,
  releaseFile,
} from '../../billing/collection/index.ts'
import { dunningRound } from '../../billing/dunning/index.ts'
import { invoiceRound } from '../../billing/invoice/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { campaignRound } from '../../billing/price-campaign/index.ts'
import { photoOfContract } from '../../school/family/index.ts'
import { mediumRound } from '../../subscription/medium/index.ts'

/**
 * A day of a demo's company: what workers do on it of themselves, and what people would have done at the last moment,
 * so that whoever leaves out a month finds it collected and not given up.
 */
export async function demoDay(world: World): Promise<void> {
  await campaignRound(world)
  await claimRound(world)
  await passRound(world)
  await collectRound(world)
  await payoutRound(world)
  await letFilesGo(world)
  await invoiceRound(world)
  await inboxRound(world)
  await dunningRound(world)
  await mediumRound(world, photoOfContract)
}

/** A file that nobody has let go until the last day on which the bank takes it goes without them. */
export async function letFilesGo(world: World): Promise<void> {
  if (!world.bankChannel.isOffered) return
  for (const { id, state } of await leavingFiles(world.db, clientIdOf(world), businessDateOf(world.clock()))) {
    if (state === 'built') await world.db.transaction(tx => releaseFile(world, tx, id, RELEASED_BY_DEMO))
    try {
      await handOverReleased(world, id)
    } catch (error) {
      // Its job tries again, and says so to people.
      world.log.warn({ err: error, fileId: id }, 'a file of a demo did not reach the bank')
    }
  }
}
