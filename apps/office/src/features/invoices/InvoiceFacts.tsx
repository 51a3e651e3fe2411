import type { InvoiceDetail } from '@billett/contract'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { InvoiceState } from '../../parts/InvoiceState.tsx'
import { OrganisationName } from '../../parts/OrganisationName.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Who got an invoice, by when it is paid, what it comes to, and what was made of it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  const { payer, buyerName, state, others, sentOn, kind } = invoice
  const isAsked = state === 'open' || state === 'overdue' || state === 'paid'
  const facts = [
    { term: t('invoices.state'), detail: <InvoiceState state={state} /> },
    {
      term: t('invoices.payer'),
      detail: buyerName && <OrganisationName name={buyerName} guid={payer?.guid ?? null} />,
    },
    { term: t('invoices.address'), detail: invoice.address },
    { term: t('invoices.recipient'), detail: invoice.recipient },
    { term: t('invoices.month'), detail: format.monthOfYear(`${invoice.month}-01`) },
    { term: t('invoices.issuedOn'), detail: format.date(invoice.issuedOn) },
    { term: t('invoices.dueOn'), detail: kind === 'invoice' ? format.date(invoice.dueOn) : '' },
    { term: t('invoices.net'), detail: format.money(invoice.netCents) },
    { term: t('invoices.vat'), detail: format.money(invoice.vatCents) },
    { term: t('invoices.gross'), detail: format.money(invoice.grossCents) },
    { term: t('invoices.prepaid'), detail: invoice.prepaidCents === 0 ? '' : format.money(invoice.prepaidCents) },
    { term: t('invoices.due'), detail: format.money(invoice.dueCents) },
    { term: t('invoices.open'), detail: isAsked ? format.money(invoice.openCents) : '' },
    { term: t('invoices.reference'), detail: kind === 'invoice' ? invoice.reference : '' },
    { term: t('invoices.format'), detail: t(`invoices.formats.${invoice.format}`) },
    { term: t('invoices.leitwegId'), detail: invoice.leitwegId },
    { term: t('invoices.buyerReference'), detail: invoice.buyerReference },
    { term: t('invoices.orderNumber'), detail: invoice.orderNumber },
    {
      term: t('invoices.email'),
      detail: invoice.email || t(invoice.againTo === '' ? 'invoices.toNobody' : 'invoices.noEmail'),
    },
    {
      term: t('invoices.sentOn'),
      detail: sentOn.length === 0 ? t('invoices.notSent') : sentOn.map(on => format.instantDateTime(on)).join(', '),
    },
    { term: t('invoices.reason'), detail: invoice.reason },
    ...others.map(other => ({
      term: t(`invoices.kinds.${other.kind}`),
      detail: (
        <TextLink component={Link} to={link('adminInvoice', { id: other.guid })}>
          {other.number}
        </TextLink>
      ),
    })),
  ]
  return (
    <Panel aria-label={t('invoices.overview')}>
      <DescriptionList facts={facts.filter(({ detail }) => detail !== '')} />
    </Panel>
  )
}
