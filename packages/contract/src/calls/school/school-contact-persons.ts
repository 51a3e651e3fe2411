import { ALL_MENU_NODES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Email, PersonName } from '../../values/person.ts'
import { Labelled, seen } from '../../values/portal.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'schoolSubscription' as const
const access = seen('ContactPerson', 'ContactPersonSchool', 'ContactPersonCostUnit')

const Nodes = z.array(z.enum(ALL_MENU_NODES, key('notValid')))

/** Somebody who looks after pupils for an organisation. */
const ContactPerson = z.object({
  guid: z.string(),
  organisation: Labelled,
  /** What the organisation is: whether it is somebody of a school or of who pays. */
  view: z.enum(['payer', 'school']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What they do there, in their own words. */
  function: z.string(),
  /** Entries of the menu they see. */
  nodes: z.array(z.enum(ALL_MENU_NODES)),
  /** `invited`: has not answered the mail yet. */
  state: z.enum(['invited', 'active']),
  /** Whether it is the reader; nobody takes away themselves. */
  isOwn: z.boolean(),
  /** When they last signed in or went on; null: never. */
  lastSeenOn: z.nullable(InstantText),
  /** The last day on which they look at anything for it; null: no end is known. */
  lastDay: z.nullable(DateText),
})
export type ContactPerson = z.infer<typeof ContactPerson>

const OfOrganisation = z.object({
  /** An organisation, or `all`: all the reader may look at. */
  orgGuid: z.union([z.literal('all'), Guid]),
})

export const getContactPersons = defineCall({
  name: 'schoolSubscription/getContactPersons',
  service,
  method: 'GET',
  path: '/schoolSubscription/{orgGuid}/contactPersons',
  summary: 'Who looks after pupils for an organisation, or for all the reader may look at, by name',
  access,
  params: OfOrganisation,
  reply: list(ContactPerson),
  supersedes: true,
})

const given = {
  firstName: PersonName,
  lastName: PersonName,
  phone: z.optional(line()),
  function: z.optional(line()),
  /** Of those the reader sees; others are refused. */
  nodes: Nodes,
}

const NewContactPerson = z.object({ ...given, email: Email })
export type NewContactPerson = z.infer<typeof NewContactPerson>

const InOrganisation = z.object({ orgGuid: Guid })

export const createContactPerson = defineCall({
  name: 'schoolSubscription/createContactPerson',
  service,
  method: 'PUT',
  path: '/schoolSubscription/contactPerson/create/{orgGuid}',
  summary: 'Names a contact person, who is invited by mail to choose a password',
  access,
  params: InOrganisation,
  body: NewContactPerson,
  reply: list(ContactPerson),
})

const ChangedContactPerson = z.object({
  guid: Guid,
  ...given,
  /** From today on; null: no end is known; as before without it. Nobody ends their own. */
  lastDay: z.optional(z.nullable(PlainDate)),
})
export type ChangedContactPerson = z.infer<typeof ChangedContactPerson>

export const updateContactPerson = defineCall({
  name: 'schoolSubscription/updateContactPerson',
  service,
  method: 'POST',
  path: '/schoolSubscription/contactPerson/update',
  summary: 'Changes what is known of a contact person, which entries they see, and until which day',
  access,
  body: ChangedContactPerson,
  reply: list(ContactPerson),
})

const OfContactPerson = z.object({ guid: Guid })

export const deleteContactPerson = defineCall({
  name: 'schoolSubscription/deleteContactPerson',
  service,
  method: 'DELETE',
  path: '/schoolSubscription/contactPerson/delete/{guid}',
  summary: 'Ends what somebody may look at for an organisation, at once; the own one cannot be deleted',
  access,
  params: OfContactPerson,
  reply: empty,
})
