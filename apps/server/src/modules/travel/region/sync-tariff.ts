import { Refused, refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'

/** Takes over the newest import here and now; the other processes find it on their next round. */
export async function syncTariff({ regions, log }: World): Promise<void> {
  try {
    await regions.refresh()
  } catch (error) {
    if (error instanceof Refused) throw error
    log.error({ err: error }, 'the tariff could not be synchronised')
    refuse('syncFailed')
  }
}
