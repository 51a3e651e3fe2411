import { GuestData, key, type OrderTicket } from '@billett/contract'
import { beginsWhileWithdrawable, type Instant } from '@billett/domain'
import * as z from 'zod/mini'
import { PassengerInputs } from '../../storage/checkout-draft.ts'
import { type AgeBounds, passengerProblems } from './steps/passenger-form.ts'

const Inputs = z.object({
  guest: GuestData,
  /** Empty where nothing is to be paid. */
  paymentMethodId: z.string(),
  /** One for each ticket of the order, in its order. */
  passengers: z.array(PassengerInputs),
  termsAccepted: z.boolean(),
  beginAsked: z.boolean(),
})
export type CheckoutValues = z.infer<typeof Inputs>

interface Demands {
  tickets: readonly OrderTicket[]
  /** Cents */
  total: number
  bounds: AgeBounds
  now: Instant
}

const Payment = z.string().check(z.minLength(1, key('paymentMethodUnknown')))
const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))
const Begin = z.boolean().check(z.refine(asked => asked, key('beginNotAsked')))

/** What the order button needs: buyer, way to pay, whatever each ticket demands of its passenger, and the terms. */
export const checkoutSchema = ({ tickets, total, bounds, now }: Demands) =>
  z.extend(Inputs, {
    paymentMethodId: total > 0 ? Payment : z.string(),
    termsAccepted: Terms,
    beginAsked: tickets.some(ticket => beginsWhileWithdrawable(ticket, now)) ? Begin : z.boolean(),
    passengers: z.array(PassengerInputs).check(({ value, issues }) => {
      for (const [index, ticket] of tickets.entries()) {
        const values = value[index]
        if (!values) continue
        for (const { field, message } of passengerProblems(ticket, values, bounds))
          issues.push({ code: 'custom', message, path: [index, field], input: values[field] })
      }
    }),
  })
