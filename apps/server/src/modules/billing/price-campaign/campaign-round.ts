import { businessDateOf, daysBetween, isOver, MIN_ANSWER_DAYS, remindersDue } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { goOver, PART } from '../../run/part/index.ts'
import { goingCampaigns, isTelling, moveCampaign, type StoredCampaign } from './campaign.repository.ts'
import { cohortIds } from './cohort.queries.ts'
import { hearSilence } from './hear-silence.ts'
import { remindPart } from './remind-part.ts'
import { tellOfCampaign } from './tell-of-campaign.ts'
import { tellPart } from './tell-part.ts'

type Work = Parameters<typeof goOver>[2]['work']

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
        isLate ||
        (await pass(world, campaign, 'tell', {
          most,
          work: (tx, of) => tellPart(world, tx, campaign, of),
          // Whoever has stopped it meanwhile spares the rest.
          goesOn: tx => isTelling(tx, campaign.id),
        }))
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
  const isMoved = await world.db.transaction(async tx => {
    if (!(await moveCampaign(tx, campaign, state))) return false
    await tellOfCampaign(tx, { ...campaign, state }, world.clock())
    return true
  })
  return isMoved ? { ...campaign, state } : null
}

const PARTS = { table: 'price_campaign_part', owner: 'campaign_id' } as const

/** Goes over the cohort once, a part at a time; true once all of it is done, by whomever. */
const pass = (
  world: World,
  campaign: StoredCampaign,
  name: string,
  doing: Pick<Parameters<typeof goOver>[2], 'most' | 'work' | 'goesOn'>,
): Promise<boolean> =>
  goOver(
    world,
    { ...PARTS, ownerId: campaign.id, pass: name },
    { ...doing, ids: cohortIds(campaign), toBeStored: 'campaignPartToBeStored', stored: 'campaignPartStored' },
  )
