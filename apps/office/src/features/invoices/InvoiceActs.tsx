import type { InvoiceDetail } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx'
import type { DoInvoiceAct } from './use-invoice-acts.ts'

/** What may be done with an invoice: fetched, sent where an address is known, and taken back. */
export function InvoiceActs({ invoice, act }: { invoice: InvoiceDetail; act: DoInvoiceAct }) {
  const { t } = useTexts()
  const mayRun = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [isCancelling, setCancelling] = useState(false)
  const sending = t(invoice.sentOn.length === 0 ? 'invoices.sendFirst' : 'invoices.send')
  const send = useConfirmed({
    title: sending,
    text: () => t('invoices.sendText', { address: invoice.againTo }),
    yes: sending,
    act: async () => {
      await act({ kind: 'send' })
      return true
    },
    failure: null,
  })
  return (
    <Row spacing={1}>
      {(['pdf', 'xml'] as const).map(kind => (
        <Button key={kind} variant="outlined" onClick={() => void act({ kind })}>
          {t(`invoices.files.${kind}`)}
        </Button>
      ))}
      {mayRun && invoice.againTo !== '' && (
        <Button variant={invoice.isUnsent ? 'contained' : 'outlined'} onClick={() => send.ask()}>
          {sending}
        </Button>
      )}
      {mayRun && invoice.mayCancel && (
        <Button variant="outlined" onClick={() => setCancelling(true)}>
          {t('invoices.cancel')}
        </Button>
      )}
      {send.question}
      {isCancelling && <CancelInvoiceDialog invoice={invoice} act={act} onClose={() => setCancelling(false)} />}
    </Row>
  )
}
