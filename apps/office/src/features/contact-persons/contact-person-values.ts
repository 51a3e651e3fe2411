import { key } from '@billett/contract'
import { ALL_MENU_NODES } from '@billett/domain'
import * as z from 'zod/mini'

/** The fields of Spec 3 §5 hold 35 characters. */
const MOST = 35

const line = z.string().check(z.trim(), z.maxLength(MOST, key('exceedMaximumLength')))
const required = line.check(z.minLength(1, key('required')))

/** What is typed into the form of a contact person. */
export const ContactPersonValues = z.object({
  organisation: z.string().check(z.minLength(1, key('required'))),
  firstName: required,
  lastName: required,
  email: z.string().check(z.trim(), z.minLength(1, key('required')), z.email(key('email'))),
  phone: line,
  function: line,
  /** Empty: no end is known. */
  lastDay: z.string(),
  nodes: z.array(z.enum(ALL_MENU_NODES)).check(z.minLength(1, key('required'))),
})
export type ContactPersonValues = z.infer<typeof ContactPersonValues>
