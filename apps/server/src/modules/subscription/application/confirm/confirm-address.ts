import type { ConfirmSubscription } from '@billett/contract'
import type { Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import type { World } from '../../../../world.ts'

/** The page that confirms an order (Spec 1 §2.1); what the call asks for stands in its address. */
export function confirmAddress(
  { config }: Pick<World, 'config'>,
  language: Language,
  { subscriptionId, clientId, configurationId, userId }: ConfirmSubscription,
): URL {
  const url = new URL(fillPath(routes.subscriptionConfirm[language], {}), config.PUBLIC_URL)
  url.search = new URLSearchParams({ subscriptionId, clientId, configurationId, userId }).toString()
  return url
}
