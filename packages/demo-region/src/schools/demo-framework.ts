import type { FrameworkTerms } from '@billett/domain'

/**
 * What was agreed with the company of the demo: a quarter from the employer, which is invoiced for all of it and keeps
 * the rest back from wages.
 */
export const demoFramework: FrameworkTerms = {
  products: [
    {
      group: 'staff',
      subscription: 'jobDeutschlandticket',
      plain: 'deutschlandticket',
      discount: { leastPermille: 250, offPermille: 50 },
      contribution: { kind: 'percent', cents: 0, permille: 250, employeeCents: null, rest: 'employee' },
    },
  ],
  debit: 'payroll',
  baseFee: null,
  takers: { minimum: 20, trial: null, perFirm: null },
  exit: { kind: 'dayOfMonth', day: 10 },
  entry: { code: 'FALKE-7K3M', mailDomains: ['falkenwerke.example'], isAutomatic: false },
  endsOn: null,
}
