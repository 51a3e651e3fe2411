import { Address, Email, key, type OrderTicket, PersonName } from '@billett/contract'
import { type AskedOfBuyer, beginsWhileWithdrawable, type Instant } from '@billett/domain'
import * as z from 'zod/mini'
import { BuyerInputs, PassengerInputs } from '../../storage/checkout-draft.ts'
import { type AgeBounds, passengerProblems } from './steps/passenger-form.ts'

const Inputs = z.object({
  guest: BuyerInputs,
  invoiceWished: z.boolean(),
  /** Of guests alone; the device keeps it, nothing of it is sent. */
  remember: z.boolean(),
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
  /** The company wants a tick beside the terms. */
  termsAreTicked: boolean
  /** What is asked of the buyer, as the form stands. */
  askedOf: (values: Pick<CheckoutValues, 'paymentMethodId' | 'invoiceWished'>) => { asked: readonly AskedOfBuyer[] }
}

/** What is right in each input of the buyer; what is not asked is not judged. */
const BUYER = { email: Email, firstName: PersonName, lastName: PersonName, address: Address }

const Payment = z.string().check(z.minLength(1, key('paymentMethodUnknown')))
const Terms = z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted')))
const Begin = z.boolean().check(z.refine(asked => asked, key('beginNotAsked')))

/** What the order button needs: buyer, way to pay, whatever each ticket demands of its passenger, and the terms. */
export const checkoutSchema = ({ tickets, total, bounds, now, askedOf, termsAreTicked }: Demands) =>
  z
    .extend(Inputs, {
      paymentMethodId: total > 0 ? Payment : z.string(),
      termsAccepted: termsAreTicked ? Terms : z.boolean(),
      beginAsked: tickets.some(ticket => beginsWhileWithdrawable(ticket, now)) ? Begin : z.boolean(),
      passengers: z.array(PassengerInputs).check(({ value, issues }) => {
        for (const [index, ticket] of tickets.entries()) {
          const values = value[index]
          if (!values) continue
          for (const { field, message } of passengerProblems(ticket, values, bounds))
            issues.push({ code: 'custom', message, path: [index, field], input: values[field], continue: true })
        }
      }),
    })
    .check(({ value, issues }) => {
      const { guest } = value
      for (const { field } of askedOf(value).asked)
        for (const { message, path } of z.safeParse(BUYER[field], guest[field]).error?.issues ?? [])
          issues.push({ code: 'custom', message, path: ['guest', field, ...path], input: guest, continue: true })
    })
