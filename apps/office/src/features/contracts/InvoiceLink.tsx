import type { AskedAmount } from '@billett/contract'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** An invoice by its number; for who may see invoices the way to it. */
export function InvoiceLink({ invoice: { guid, number } }: { invoice: NonNullable<AskedAmount['invoice']> }) {
  const { t } = useTexts()
  const { link } = useOffice()
  const seesInvoices = useAppSelector(selectHolds(['AllowedToSeeBilling']))
  const name = t('contracts.asked.made', { number })
  if (!seesInvoices) return name
  return (
    <TextLink component={Link} to={link('adminInvoice', { id: guid })}>
      {name}
    </TextLink>
  )
}
