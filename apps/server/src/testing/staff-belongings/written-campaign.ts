import { randomUUID } from 'node:crypto'
import { addPriceCampaign, type Call } from '@billett/contract'
import { eq } from 'drizzle-orm'
import { priceCampaign } from '../../db/schema/index.ts'
import type { TestWorld } from '../test-world.ts'

/** What staff write of a new price. */
const CONTENT = {
  offerKey: 'job',
  mode: 'consent' as const,
  effectiveOn: '2027-01-01',
  deadline: '2026-12-15',
  remindOn: [],
  oldPriceUntil: null,
  introduction: { de: '', en: '' },
}

/** Of one that is added: for each day there is one alone. */
const ANOTHER_DAY = '2028-01-01'

const EDITION = 1

/**
 * A campaign that somebody else wrote, and that waits for its release: another one each time, for which those
 * before are given up.
 */
export async function aWrittenCampaign({ world, now }: TestWorld, clientId: string): Promise<string> {
  const id = randomUUID()
  await world.db.update(priceCampaign).set({ state: 'withdrawn' }).where(eq(priceCampaign.clientId, clientId))
  const counts = { changed: 1, unchanged: 0, ending: 0, later: 0, otherMode: 0, unclear: 0 }
  await world.db.insert(priceCampaign).values({
    ...CONTENT,
    id,
    clientId,
    state: 'reviewed',
    edition: EDITION,
    editedBy: randomUUID(),
    editedOn: now(),
    trial: { counts, beforeCents: 1, afterCents: 2 },
    triedOn: now(),
  })
  return id
}

/** What a call about one is told; nothing for any other call. */
export const saidOfCampaign = ({ name, path }: Call, campaignGuid: string): Record<string, unknown> =>
  path.startsWith('/admin/priceCampaigns')
    ? {
        ...{ campaignGuid, ...CONTENT, edition: EDITION, reason: 'because of a test' },
        ...(name === addPriceCampaign.name && { effectiveOn: ANOTHER_DAY }),
      }
    : {}
