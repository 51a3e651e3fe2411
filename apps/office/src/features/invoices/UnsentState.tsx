import type { StaffInvoice } from '@billett/contract'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { InvoiceState } from '../../parts/InvoiceState.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './UnsentState.module.css'

/** How an invoice stands, and that its payer was never sent what is to be paid. */
export function UnsentState({ state, isUnsent }: Pick<StaffInvoice, 'state' | 'isUnsent'>) {
  const { t } = useTexts()
  return (
    <div className={styles.state}>
      <InvoiceState state={state} />
      {isUnsent && <Chip color="warning" label={t('invoices.states.unsent')} />}
    </div>
  )
}
