import type { Permille } from '@billett/domain'
import { around, said } from './element.ts'

const PERMILLE_IN_PERCENT = 10

/**
 * A rate, or exempt: fees and what is given back beside a price hold no VAT, and "outside the scope" may not stand on
 * one invoice with rates (BR-O-11).
 */
export const vatCategory = (element: string, permille: Permille, reason = ''): string =>
  around(
    element,
    said('cbc:ID', permille === 0 ? 'E' : 'S'),
    said('cbc:Percent', `${permille / PERMILLE_IN_PERCENT}`),
    permille === 0 ? said('cbc:TaxExemptionReason', reason) : '',
    around('cac:TaxScheme', said('cbc:ID', 'VAT')),
  )
