import type { PreparedOrder } from '@billett/contract'
import { useTexts } from '../../../texts/use-texts.ts'
import type { UnpaidPhase } from './order-phase.ts'

/** What is said of an order nothing was bought with. */
export function useUnpaidText(): (order: PreparedOrder, phase: UnpaidPhase) => { title: string; text: string } {
  const { t } = useTexts()
  return ({ payment }, phase) => {
    switch (phase) {
      case 'declined':
        return {
          title: t('confirmation.declined.title'),
          text: `${t(`confirmation.reasons.${payment.reason ?? 'other'}`)} ${t('confirmation.nothingCharged')}`,
        }
      case 'closed':
        return { title: t('confirmation.aborted.title'), text: t('confirmation.aborted.text') }
      default:
        return { title: t(`confirmation.${phase}.title`), text: t(`confirmation.${phase}.text`) }
    }
  }
}
