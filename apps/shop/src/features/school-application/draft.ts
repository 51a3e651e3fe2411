import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

const Upload = z.nullable(z.object({ fileId: z.string(), fileName: z.string() }))

const Stop = z.nullable(z.object({ reference: z.string(), text: z.string() }))

const OwnHome = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  home: Stop,
})
export type OwnHomeDraft = z.infer<typeof OwnHome>

const Child = z.object({
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  school: z.nullable(
    z.object({
      guid: z.string(),
      name: z.string(),
      hasStop: z.optional(z.boolean()),
      exemptions: z.optional(z.array(z.object({ id: z.string(), text: z.string() }))),
    }),
  ),
  // Forms that were begun before it could be asked for have none.
  exemption: z.optional(z.string()),
  schoolStop: z.optional(Stop),
  /** Null: with whoever applies. */
  ownHome: z.optional(z.nullable(OwnHome)),
  grade: z.number(),
  class: z.string(),
  photo: Upload,
  keepsPhoto: z.boolean(),
  proof: Upload,
  // The days were asked for later as well.
  proofFrom: z.optional(z.string()),
  proofUntil: z.optional(z.string()),
})
export type ChildDraft = z.infer<typeof Child>

const Draft = z.object({
  formId: z.string(),
  // As with an exemption, it was asked for later.
  isForMyself: z.optional(z.boolean()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  home: Stop,
  isAddressBlocked: z.boolean(),
  medium: z.enum(['phone', 'chip']),
  children: z.array(Child),
})
export type Draft = z.infer<typeof Draft>

const isDraft = (value: unknown): value is Draft => z.safeParse(Draft, value).success

export const newChild = (lastName = ''): ChildDraft => ({
  key: crypto.randomUUID(),
  firstName: '',
  lastName,
  birthDate: '',
  school: null,
  exemption: '',
  schoolStop: null,
  ownHome: null,
  grade: 5,
  class: '',
  photo: null,
  keepsPhoto: false,
  proof: null,
})

export const newOwnHome = (): OwnHomeDraft => ({ street: '', houseNumber: '', postCode: '', city: '', home: null })

export const newDraft = (): Draft => ({
  formId: crypto.randomUUID(),
  ...{ firstName: '', lastName: '', email: '', phone: '', street: '', houseNumber: '', postCode: '', city: '' },
  ...{ isForMyself: false, home: null, isAddressBlocked: false, medium: 'phone', children: [newChild()] },
})

/** What parents have typed so far, until it is sent or thrown away; consent is given anew. */
export const storedDraft = stored('school_ticket_draft', isDraft)
