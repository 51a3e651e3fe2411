import type { InvoiceDetail } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { OrganisationName } from '../../parts/OrganisationName.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** That nobody was sent an invoice which is not paid, and what helps: an address first, then sending it. */
export function UnsentWarning({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTexts()
  const { isUnsent, state, againTo, payer } = invoice
  if (!isUnsent) return null
  const isOverdue = state === 'overdue'
  return (
    <MessageBox
      kind="warning"
      title={t(`invoices.unsent.${isOverdue ? 'overdue' : 'open'}`)}
      action={againTo === '' && payer && <OrganisationName {...payer} />}
    >
      {againTo === '' ? t('invoices.unsent.nobody') : t('invoices.unsent.known', { address: againTo })}
      {isOverdue && ` ${t('invoices.unsent.anew')}`}
    </MessageBox>
  )
}
