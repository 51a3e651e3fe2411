import type { Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { announce } from '../../run/webhook/index.ts'
import type { StoredCampaign } from './campaign.repository.ts'

/** Has partners told how far a new price has come. */
export const tellOfCampaign = (
  tx: Transaction,
  { id: campaignId, clientId, state }: Pick<StoredCampaign, 'id' | 'clientId' | 'state'>,
  on: Instant,
): Promise<void> => announce(tx, { clientId, event: 'priceCampaignMoved', data: { campaignId, state }, on })
