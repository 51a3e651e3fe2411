import type { PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import type { IdRange } from '../../run/part/index.ts'
import type { StoredCampaign } from './campaign.repository.ts'
import { unanswered } from './consent.repository.ts'

/** Reminds those of some contracts of which nothing was heard yet. */
export async function remindPart(
  world: World,
  tx: Transaction,
  { clientId, id }: StoredCampaign,
  { day, ...of }: IdRange & { day: PlainDate },
): Promise<{ looked: number; made: number }> {
  const open = await unanswered(tx, id, of)
  for (const { id: consentId } of open)
    await world.jobs.send(tx, 'sendPriceMail', { clientId, consentId, news: 'reminded', day })
  return { looked: open.length, made: open.length }
}
