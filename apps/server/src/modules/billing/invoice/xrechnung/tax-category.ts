import { around, said } from '../electronic/element.ts'
import type { VatFacts } from '../electronic/invoice-facts.ts'

/** BG-23 or BG-30 in UBL. */
export const taxCategory = (element: string, { category, percent, reason }: VatFacts): string =>
  around(
    element,
    said('cbc:ID', category),
    said('cbc:Percent', percent),
    said('cbc:TaxExemptionReason', reason),
    around('cac:TaxScheme', said('cbc:ID', 'VAT')),
  )
