import type { SubscriptionAction } from '@billett/domain'
import type { World } from '../../../world.ts'

/**
 * What this client's customers may do about subscriptions by themselves (Spec 2 §4.5); nothing where it has none to
 * sell.
 */
export function subscriptionActions({ client }: Pick<World, 'client'>): readonly SubscriptionAction[] {
  const { modules, settings } = client.config
  return modules.subscription ? (settings.subscriptionActions ?? []) : []
}
