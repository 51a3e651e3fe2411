import type { InvoiceDetail } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { DoInvoiceAct } from './use-invoice-acts.ts'

const NONE: readonly CallError[] = []

interface Props {
  invoice: InvoiceDetail
  act: DoInvoiceAct
  onClose: () => void
}

/** Asks why an invoice is taken back, and whether it is written anew at once. */
export function CancelInvoiceDialog({ invoice, act, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const [errors, setErrors] = useState(NONE)
  const [isAnew, setAnew] = useState(true)
  const title = t('invoices.cancel')
  return (
    <ReasonDialog
      title={title}
      width="sm"
      trial={{}}
      yes={title}
      label={t('invoices.reason')}
      errors={errors}
      send={async reason => {
        const refused = await act({ kind: 'cancel', reason, isAnew })
        if (refused) setErrors(refused)
        else onClose()
      }}
      onClose={onClose}
    >
      <Text>{t('invoices.cancelText', { number: invoice.number, sum: format.money(invoice.dueCents) })}</Text>
      <CheckboxInput label={t('invoices.anew')} checked={isAnew} onChange={({ target }) => setAnew(target.checked)} />
      <Text variant="body2">{t(isAnew ? 'invoices.anewText' : 'invoices.laterText')}</Text>
    </ReasonDialog>
  )
}
