import { randomBytes } from 'node:crypto'
import { invalid, missing } from './simulator-error.ts'

/** What happens when it is charged while its owner is away: `ask` is a bank that wants its question answered first. */
export type WhenCharged = 'paid' | 'ask' | 'decline' | 'pending'

export interface StoredMethod {
  id: string
  customer: string | null
  card: boolean
  whenCharged: WhenCharged
}

/** Customers, and the ways to pay that are attached to them. */
export function simulatedCustomers() {
  const customers = new Set<string>()
  const methods = new Map<string, StoredMethod>()

  const find = (id: string): string => {
    if (!customers.has(id)) throw missing('customer', id, 'customer')
    return id
  }

  return {
    find,
    create: () => {
      const id = `cus_${randomBytes(8).toString('hex')}`
      customers.add(id)
      return { id, object: 'customer' }
    },
    /** With everything that is attached. */
    remove: (id: string) => {
      customers.delete(find(id))
      for (const method of methods.values()) if (method.customer === id) method.customer = null
      return { id, object: 'customer', deleted: true }
    },
    attach: (customer: string, facts: Pick<StoredMethod, 'card' | 'whenCharged'>): StoredMethod => {
      const method = { ...facts, id: `pm_${randomBytes(8).toString('hex')}`, customer: find(customer) }
      methods.set(method.id, method)
      return method
    },
    method: (id: string): StoredMethod => {
      const method = methods.get(id)
      if (!method) throw missing('PaymentMethod', id, 'payment_method')
      return method
    },
    detach: (id: string) => {
      const method = methods.get(id)
      if (!method) throw missing('PaymentMethod', id)
      if (method.customer === null) throw invalid('The payment method you provided is not attached to a customer.')
      method.customer = null
      return { id, object: 'payment_method' }
    },
    /** Those that can still be charged. */
    attached: (): string[] => [...methods.values()].filter(({ customer }) => customer !== null).map(({ id }) => id),
  }
}

export type SimulatedCustomers = ReturnType<typeof simulatedCustomers>

/** Every direct debit of the simulator is collected under this mandate, on this day. */
export const SIMULATED_MANDATE = { id: 'mandate_simulated', reference: 'SIM-4711', debitDate: '2026-11-30' }

/** The part of a charge or of a stored method that says what it is. */
export const methodDetails = (isCard: boolean) =>
  isCard
    ? { type: 'card', card: { brand: 'visa', last4: '4242' } }
    : {
        type: 'sepa_debit',
        sepa_debit: {
          country: 'DE',
          last4: '3000',
          mandate: SIMULATED_MANDATE.id,
          expected_debit_date: SIMULATED_MANDATE.debitDate,
        },
      }
