import type { AskedAmount, StaffContractDetail } from '@billett/contract'
import { useFormat } from '../../hooks/use-format.ts'
import { DetailPart } from '../../parts/DetailPart.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { InvoiceLink } from './InvoiceLink.tsx'

/** What all who pay are asked for next: by a debit or an invoice, from whom, and why so much. */
export function DebitLines({ debits }: Pick<StaffContractDetail, 'debits'>) {
  const { t } = useTexts()
  const format = useFormat()
  const what = ({ on, amountInCent, way, invoice }: AskedAmount) => {
    if (invoice) return <InvoiceLink invoice={invoice} />
    return t(`contracts.asked.${amountInCent < 0 ? 'credit' : way}`, { day: format.date(on) })
  }
  const howFar = ({ on, isBooked, invoice }: AskedAmount) =>
    invoice
      ? t(`contracts.asked.${invoice.state}`, { day: format.date(on) })
      : t(isBooked ? 'contracts.booked' : 'contracts.planned')
  return (
    <DetailPart
      title={t('contracts.parts.debits')}
      lines={debits.map((debit, place) => ({
        id: String(place),
        what: what(debit),
        more: [debit.payer, howFar(debit), ...debit.claims.flatMap(({ reasons }) => reasons)],
        cents: debit.amountInCent,
      }))}
    />
  )
}
