import type { DiscountCode } from '@billett/domain'
import { text } from './product-source.ts'

/** `year`: the first year of the tariff version, as a placeholder. */
export const discountCodes = (year: string, yearBefore: string): DiscountCode[] => [
  {
    code: 'WILLKOMMEN10',
    name: text('Willkommensrabatt 10 %', 'Welcome discount 10 %'),
    kind: { permille: 100 },
    validFrom: `${yearBefore}-01-01`,
    validUntil: '{Y+2}-12-31',
  },
  {
    code: 'SOMMER5',
    name: text('5 € Sommerrabatt auf Zeitkarten', '€5 summer discount on season tickets'),
    kind: { cents: 500 },
    sorts: ['week-adult', 'month-adult', 'month-nine', 'month-senior', 'guest-3', 'guest-7'],
    validFrom: `${yearBefore}-01-01`,
    validUntil: '{Y+2}-12-31',
  },
  {
    code: 'EINMAL',
    name: text('Einmalgutschein 20 %', 'One-time voucher 20 %'),
    kind: { permille: 200 },
    validFrom: `${yearBefore}-01-01`,
    validUntil: '{Y+2}-12-31',
    maxUses: 1,
  },
  {
    code: 'FAEHRE1',
    name: text('1 € Nachlass auf die Lührfähre', '€1 off the Lühr ferry'),
    kind: { cents: 100 },
    sorts: ['ferry-adult', 'ferry-child', 'ferry-bicycle'],
    validFrom: `${year}-01-01`,
    validUntil: `${year}-12-31`,
  },
  {
    code: 'FRUEHLING',
    name: text('Frühlingsaktion 15 %', 'Spring offer 15 %'),
    kind: { permille: 150 },
    validFrom: '{Y-1}-03-01',
    validUntil: '{Y-1}-05-31',
  },
]
