import type { SubscriptionAction } from '@billett/domain'
import { useAsked } from '../../../hooks/use-asked.ts'
import { getReasonsForAction } from '../../../state/contract/contract.calls.ts'

/** What can be named as the reason of an action, in the reader's language. */
export const useReasons = (action: SubscriptionAction) =>
  useAsked(action, () => getReasonsForAction({ body: { action } }))
