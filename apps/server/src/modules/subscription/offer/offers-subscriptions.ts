import type { World } from '../../../world.ts'

/** Whether this client sells subscriptions at all. */
export const offersSubscriptions = ({ client }: Pick<World, 'client'>): boolean => client.config.modules.subscription
