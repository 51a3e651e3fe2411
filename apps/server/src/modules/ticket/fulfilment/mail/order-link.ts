import type { Order } from '@billett/domain'
import type { World } from '../../../../world.ts'

/**
 * The page of an order at the shop's public address, whatever name the buyer's browser reached it by; it opens on the
 * device that bought.
 */
export const orderLink = ({ config }: World, { returnUrl }: Order): string | undefined =>
  returnUrl === null ? undefined : `${new URL(config.PUBLIC_URL).origin}${new URL(returnUrl).pathname}`
