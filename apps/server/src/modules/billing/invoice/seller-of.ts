import { homeCountry } from '@billett/clients'
import type { InvoiceSeller } from '@billett/domain'
import type { World } from '../../../world.ts'

/** Who sends invoices; undefined where the client has no account that they could be paid to. */
export function sellerOf({ client }: World): InvoiceSeller | undefined {
  const { operator, texts } = client.config
  const { company, vatId, phone, email, collectionAccount } = operator
  if (!collectionAccount) return undefined
  const { street, number: houseNumber, postCode, city, country = homeCountry(client.config) } = texts.address
  return {
    name: company,
    address: { street, houseNumber, postCode, city, country },
    email,
    vatId,
    phone,
    iban: collectionAccount.iban,
    bic: collectionAccount.bic ?? '',
  }
}
