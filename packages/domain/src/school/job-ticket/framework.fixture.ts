import type { FrameworkProduct, FrameworkTerms } from './framework-terms.ts'

/** The Deutschlandticket job: a quarter at least, five percent off. */
export const germany: FrameworkProduct = {
  group: 'staff',
  subscription: 'jobDeutschlandticket',
  plain: 'deutschlandticket',
  discount: { leastPermille: 250, offPermille: 50 },
  contribution: { kind: 'percent', cents: 0, permille: 250, employeeCents: null, rest: 'employee' },
}

export const GERMANY_PRICES = { priceCents: 5985, plainCents: 6300 }

export const falkenwerke: FrameworkTerms = {
  products: [germany],
  debit: 'employeeSepa',
  baseFee: null,
  takers: { minimum: 20, trial: { minimum: 14, until: '2026-12-31' }, perFirm: null },
  exit: { kind: 'dayOfMonth', day: 10 },
  entry: { code: 'FALKE-7K3M', mailDomains: ['falkenwerke.example'], isAutomatic: false },
  endsOn: null,
}
