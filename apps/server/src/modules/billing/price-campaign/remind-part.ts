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
  const mails = open.map(({ id: consentId }) => ({ clientId, consentId, news: 'reminded' as const, day }))
  await world.jobs.sendAll(tx, 'sendPriceMail', mails)
  return { looked: open.length, made: open.length }
}
