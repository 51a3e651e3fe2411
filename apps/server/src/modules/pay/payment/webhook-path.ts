import type { World } from '../../../world.ts'

/**
 * Where a provider's messages arrive. Not part of the catalogue: its caller is no visitor and its body is the
 * provider's.
 */
export const webhookPath = (provider: string): string => `/api/v2/payment/webhook/${provider}`

/** The same as the provider is told it. */
export const webhookUrlOf = ({ config, payments }: Pick<World, 'config' | 'payments'>): string =>
  `${config.PUBLIC_URL}${webhookPath(payments.name)}`
