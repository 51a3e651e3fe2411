import type { AskedApproval } from '@billett/contract'
import { useFormat } from '../hooks/use-format.ts'
import { useTexts } from '../texts/use-texts.ts'

/** What is said of an act: that it is done or, where two people decide, until when it waits for the second. */
export function useDoneOrWaits(): (payload: { waits?: AskedApproval }, done: string) => string {
  const { t } = useTexts()
  const format = useFormat()
  return ({ waits }, done) =>
    waits ? t('contracts.acts.waits', { moment: format.instantDateTime(waits.endsOn) }) : done
}
