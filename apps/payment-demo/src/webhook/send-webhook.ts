import { epochOf } from '@billett/domain'
import type { Waiting } from '../payment/book.ts'
import type { World } from '../world.ts'
import { SIGNATURE_HEADER, signWebhook } from './signature.ts'

const PATIENCE_MILLISECONDS = 10_000

/**
 * Sends one event; true when the merchant took it (2xx). Signed with the time on the real clock, which the merchant's
 * own clock can be held against, however far this service was put forward.
 */
export const sendWebhook = async (world: World, url: string, { event, delivery }: Waiting): Promise<boolean> => {
  const key = delivery.forged ? `not ${world.secret}` : world.secret
  const signature = signWebhook(key, Math.floor(epochOf(world.clock()) / 1000), event.body)
  try {
    const status = await world.post({
      url,
      headers: { [SIGNATURE_HEADER]: signature },
      body: event.body,
      timeoutMilliseconds: PATIENCE_MILLISECONDS,
    })
    return status >= 200 && status < 300
  } catch {
    return false
  }
}
