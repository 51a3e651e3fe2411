import type { SubscriptionContract } from '@billett/contract'
import { useAsked } from '../../../hooks/use-asked.ts'
import { getCancellationDates } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionLoaded } from './ActionLoaded.tsx'
import { CancelForm } from './CancelForm.tsx'
import { useReasons } from './use-reasons.ts'

/** Ends a contract with one of the days its terms allow (Spec 2 §4.5). */
export function CancelAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const headline = t('subscriptionActions.cancel.headline')
  const dates = useAsked(contract.guid, () => getCancellationDates({ query: { antragGuid: contract.guid } }))
  const reasons = useReasons('cancel')
  return (
    <ActionLoaded headline={headline} asked={dates}>
      {([known]) => (
        <ActionLoaded headline={headline} asked={reasons}>
          {given => known && <CancelForm contract={contract} dates={known} reasons={given} />}
        </ActionLoaded>
      )}
    </ActionLoaded>
  )
}
