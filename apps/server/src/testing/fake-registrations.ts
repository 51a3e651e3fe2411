import { randomUUID } from 'node:crypto'
import type { PaymentRegistrations, RegistrationReport } from '../ports/payment-registrations.ts'

export interface FakeRegistrations extends PaymentRegistrations {
  /** Sets what the provider says of a registration from now on. */
  decide: (reference: string, report: RegistrationReport) => void
  forgotten: string[]
}

/** A provider in memory that stores every way to pay. */
export function fakeRegistrations(): FakeRegistrations {
  const reports = new Map<string, RegistrationReport>()
  const forgotten: string[] = []
  return {
    provider: 'fake',
    forgotten,
    decide: (reference, report) => {
      reports.set(reference, report)
    },
    begin: async ({ returnUrl }) => {
      const reference = `reg_${randomUUID()}`
      reports.set(reference, { state: 'open' })
      return { state: 'begun', reference, redirectUrl: `https://pay.example/${reference}?back=${returnUrl}` }
    },
    find: async reference => reports.get(reference) ?? { state: 'absent' },
    forget: async token => {
      forgotten.push(token)
      return { state: 'forgotten' }
    },
  }
}
