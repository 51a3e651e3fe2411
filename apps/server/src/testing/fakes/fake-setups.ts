import { randomUUID } from 'node:crypto'
import type { PaymentSetups, SetupReport } from '../../ports/payment/payment-setups.ts'

export interface FakeSetups extends PaymentSetups {
  /** Sets what the provider says of a setup from now on. */
  decide: (reference: string, report: SetupReport) => void
  /** What the address says to which the browser is sent in which something was entered. */
  wayBack: (reference: string) => { setupId: string; returnSecret: string }
  forgotten: string[]
}

/** A provider in memory that stores every way to pay. */
export function fakeSetups(): FakeSetups {
  const reports = new Map<string, SetupReport>()
  const returnUrls = new Map<string, string>()
  const forgotten: string[] = []
  return {
    provider: 'fake',
    forgotten,
    decide: (reference, report) => {
      reports.set(reference, report)
    },
    wayBack: reference => {
      const { searchParams } = new URL(returnUrls.get(reference) ?? 'none:')
      return {
        setupId: searchParams.get('setupId') ?? '',
        returnSecret: searchParams.get('returnSecret') ?? '',
      }
    },
    begin: async ({ returnUrl, cancelUrl }) => {
      const reference = `reg_${randomUUID()}`
      reports.set(reference, { state: 'open' })
      returnUrls.set(reference, returnUrl)
      return { state: 'begun', reference, redirectUrl: `https://pay.example/${reference}?back=${cancelUrl}` }
    },
    find: async reference => reports.get(reference) ?? { state: 'absent' },
    forget: async token => {
      forgotten.push(token)
      return { state: 'forgotten' }
    },
  }
}
