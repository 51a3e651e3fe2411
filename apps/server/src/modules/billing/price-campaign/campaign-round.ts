import { businessDateOf, daysBetween, isOver, MIN_ANSWER_DAYS, remindersDue } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { goingCampaigns, moveCampaign, type StoredCampaign } from './campaign.repository.ts'
import { drawParts, finishPart, isWhole, PART, takePart } from './campaign-part.repository.ts'
import type { ContractRange } from './cohort.queries.ts'
import { hearSilence } from './hear-silence.ts'
import { remindPart } from './remind-part.ts'
import { tellPart } from './tell-part.ts'

type Work = (tx: Transaction, of: ContractRange) => Promise<{ looked: number; made: number }>

/**
 * Takes each campaign as far as it goes today: who is meant is told, reminded, and after the last day what nobody
 * answered is settled. Whoever is killed leaves whole parts behind, and the next goes on; several may run at once.
 * `most`: contracts of a part.
 */
export async function campaignRound(world: World, most: number = PART): Promise<void> {
  if (!world.regions.loaded()) return
  for (const campaign of await goingCampaigns(world.db, clientIdOf(world))) {
    let at: StoredCampaign | null = campaign
    while (at && !world.isStopping()) at = await step(world, at, most)
  }
}

/** One step of a campaign: how it is then, or null where it waits. */
async function step(world: World, campaign: StoredCampaign, most: number): Promise<StoredCampaign | null> {
  const today = businessDateOf(world.clock())
  const to = (state: StoredCampaign['state']) => moved(world, campaign, state)
  switch (campaign.state) {
    case 'released':
      return to('notifying')
    case 'notifying': {
      // Too late for a fair time to answer: whoever was not told by now keeps what they have.
      const isLate = daysBetween(today, campaign.deadline) < MIN_ANSWER_DAYS
      const isDone =
        isLate || (await pass(world, campaign, 'tell', { most, work: (tx, of) => tellPart(world, tx, campaign, of) }))
      return isDone ? to('open') : null
    }
    case 'open': {
      if (isOver(campaign, today)) return to('closed')
      for (const day of remindersDue(campaign, today))
        await pass(world, campaign, `remind ${day}`, {
          most,
          work: (tx, of) => remindPart(world, tx, campaign, { ...of, day }),
        })
      return null
    }
    case 'closed': {
      const work: Work = (tx, of) => hearSilence(world, tx, campaign, of)
      const isDone = campaign.mode === 'regulated' || (await pass(world, campaign, 'silence', { most, work }))
      return isDone ? to('applied') : null
    }
    default:
      return null
  }
}

async function moved(
  world: World,
  campaign: StoredCampaign,
  state: StoredCampaign['state'],
): Promise<StoredCampaign | null> {
  const isMoved = await moveCampaign(world.db, campaign, state)
  return isMoved ? { ...campaign, state } : null
}

/** Goes over the cohort once, a part at a time; true once all of it is done, by whomever. */
async function pass(
  world: World,
  campaign: StoredCampaign,
  name: string,
  { most, work }: { most: number; work: Work },
): Promise<boolean> {
  const which = { campaignId: campaign.id, pass: name }
  await world.db.transaction(tx => drawParts(tx, campaign, which, most))
  for (let isDone = false; !isDone && !world.isStopping(); ) {
    isDone = await world.db.transaction(async tx => {
      const part = await takePart(tx, which)
      if (!part) return true
      const done = await work(tx, part)
      await finishPart(tx, which, { ...done, number: part.number, finishedOn: world.clock() })
      await world.reached('campaignPartToBeStored')
      return false
    })
    if (!isDone) await world.reached('campaignPartStored')
  }
  return isWhole(world.db, which)
}
