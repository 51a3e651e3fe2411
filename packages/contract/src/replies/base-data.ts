import * as z from 'zod/mini'
import { Country } from '../values/person.ts'
import { TrafficLight } from './staff-user.ts'

/** A customer whose data staff look at and find right, or not (Spec 3 §3). */
export const ConfirmableBaseData = z.object({
  /** Of the account. */
  id: z.string(),
  /** Staff have found the data right. */
  confirmed: z.boolean(),
  email: z.nullable(z.string()),
  /** Of the company the account is with. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  additional: z.string(),
  /** `null` where no address is known. */
  country: z.nullable(Country),
  /** Names and addresses are hidden: the reader has no right to personal details. */
  isLocked: z.boolean(),
  /** The credit agency was asked. */
  boniversumVerificationPerformed: z.boolean(),
  boniversumTrafficLightScore: TrafficLight,
})
export type ConfirmableBaseData = z.infer<typeof ConfirmableBaseData>
