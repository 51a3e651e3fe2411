import { buyerDemands } from '@billett/clients'
import type { WhyNamed } from '@billett/domain'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useShop } from '../../../hooks/shop.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { NameFields } from '../../../parts/person/NameFields.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import { SavedAddressChoice } from './SavedAddressChoice.tsx'

/** Name and address of the buyer, and why they are asked for: the choice of a way to pay can bring them in. */
export function InvoiceFields({ why }: { why: WhyNamed }) {
  const { t } = useTexts()
  const { client, format } = useShop()
  const amount = format.money(buyerDemands(client.config).smallInvoiceCents)
  return (
    <>
      <LiveRegion>
        {why !== 'wish' && <Text color="textSecondary">{t(`checkout.address.why.${why}`, { amount })}</Text>}
      </LiveRegion>
      <NameFields<CheckoutValues> firstName="guest.firstName" lastName="guest.lastName" />
      <SavedAddressChoice />
      <AddressFields<CheckoutValues> at={field => `guest.address.${field}`} />
    </>
  )
}
