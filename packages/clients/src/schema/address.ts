import { COUNTRIES } from '@billett/domain'
import * as z from 'zod/mini'

export const PostalAddress = z.object({
  name: z.string(),
  nameAdd: z.string(),
  street: z.string(),
  number: z.string(),
  postCode: z.string(),
  city: z.string(),
  /** Germany where nothing is said. Countries to choose from begin with the client's own. */
  country: z.optional(z.enum(COUNTRIES)),
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** The company the shop sells on behalf of. */
export const OnBehalf = z.extend(PostalAddress, { secondName: z.string() })
export type OnBehalf = z.infer<typeof OnBehalf>
