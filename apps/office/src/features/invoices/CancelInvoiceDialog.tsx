import type { InvoiceDetail } from '@billett/contract'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ActReasonDialog } from '../../parts/ActReasonDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { DoInvoiceAct } from './use-invoice-acts.ts'

interface Props {
  invoice: InvoiceDetail
  act: DoInvoiceAct
  onClose: () => void
}

/** Asks why an invoice is taken back, and whether it is written anew at once. */
export function CancelInvoiceDialog({ invoice, act, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const [isAnew, setAnew] = useState(true)
  return (
    <ActReasonDialog
      title={t('invoices.cancel')}
      label={t('invoices.reason')}
      send={reason => act({ kind: 'cancel', reason, isAnew })}
      onClose={onClose}
    >
      <Text>{t('invoices.cancelText', { number: invoice.number, sum: format.money(invoice.dueCents) })}</Text>
      <CheckboxInput label={t('invoices.anew')} checked={isAnew} onChange={({ target }) => setAnew(target.checked)} />
      <Text variant="body2">{t(isAnew ? 'invoices.anewText' : 'invoices.laterText')}</Text>
    </ActReasonDialog>
  )
}
