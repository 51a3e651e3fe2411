import { clientIdOf } from '../../../call/client-id-of.ts'
import { aContract } from '../../../testing/a-contract.ts'
import type { TestWorld } from '../../../testing/test-world.ts'
import { insertCampaign, type StoredCampaign } from './campaign.repository.ts'

/** A contract by consent at 4 % more in January, of whom nothing matters to the test but what is said. */
export const byConsent = (test: TestWorld, over: Partial<Parameters<typeof aContract>[1]> = {}) =>
  aContract(test, { key: 'job', sort: 'job-network', from: '2026-12-01', ...over })

/** A campaign that was released today, 21 November 2026. */
export async function releasedCampaign(test: TestWorld, over: Partial<StoredCampaign> = {}): Promise<StoredCampaign> {
  const { world, now } = test
  const campaign: StoredCampaign = {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    offerKey: 'job',
    mode: 'consent',
    effectiveOn: '2027-01-01',
    deadline: '2026-12-15',
    remindOn: ['2026-12-05'],
    oldPriceUntil: null,
    introduction: { de: '', en: '' },
    state: 'released',
    edition: 1,
    editedBy: 'Anna',
    editedOn: now(),
    trial: null,
    triedOn: null,
    releasedBy: 'Bert',
    releasedOn: now(),
    ...over,
  }
  await world.db.transaction(tx => insertCampaign(tx, campaign))
  return campaign
}
