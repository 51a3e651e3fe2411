import { ALL_MENU_NODES, ORGANISATION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffOrganisation, StaffOrganisationDetail } from '../../replies/staff-organisation.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Address, Email, PersonName } from '../../values/person.ts'
import { StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditOrganisations'] } as const

const NAME_LENGTH = 120
/** Rows of who pays, one after the other, of one organisation. */
const MOST_PAYERS = 50

const OrganisationFilter = z.object({
  /** Part of the name, or how number or town begin. */
  search: z.optional(line(NAME_LENGTH)),
  kind: z.optional(z.enum(ORGANISATION_KINDS, key('notValid'))),
  /** `served`: today or later; `ended`: its last day is over. Both without it. */
  state: z.optional(z.enum(['served', 'ended'], key('notValid'))),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
})
export type StaffOrganisationFilter = z.infer<typeof OrganisationFilter>

const OrganisationsQuery = z.extend(OrganisationFilter, staffPageFields)
export type StaffOrganisationsQuery = z.infer<typeof OrganisationsQuery>

export const getStaffOrganisations = defineCall({
  name: 'admin/getOrganisations',
  service,
  method: 'GET',
  path: '/admin/organisations',
  summary: 'Schools, companies and who pays for them, by name',
  access,
  query: OrganisationsQuery,
  reply: list(StaffOrganisation),
  supersedes: true,
})

export const countStaffOrganisations = defineCall({
  name: 'admin/countOrganisations',
  service,
  method: 'GET',
  path: '/admin/organisations/count',
  summary: 'How many of them there are',
  access,
  query: OrganisationFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const OrganisationParams = z.object({ organisationGuid: Guid })

export const getStaffOrganisation = defineCall({
  name: 'admin/getOrganisation',
  service,
  method: 'GET',
  path: '/admin/organisations/{organisationGuid}',
  summary: 'One of them with who pays for it and who looks after it; who has looked is noted',
  access: { ...access, noted: true },
  params: OrganisationParams,
  reply: list(StaffOrganisationDetail),
})

const said = {
  name: requiredLine(NAME_LENGTH),
  /** Of the school or company; empty where it has none. */
  number: line(),
  /** What kind of school it is; empty where it is none. */
  schoolType: line(),
  address: Address,
  /** Reference of the stop beside it; empty: nobody has said. */
  stop: line(200),
  /** Whether it confirms facts before who pays decides. */
  isObligatedToControl: z.boolean(),
  /** What it is a part of; null: of nothing. */
  parentGuid: z.nullable(Guid),
  validFrom: PlainDate,
}

export const NewOrganisation = z.object({
  /** Whose it is: one of the clients that the caller sees, the own one without it. */
  clientId: z.optional(Guid),
  /** What it is stays. */
  kind: z.enum(ORGANISATION_KINDS, key('notValid')),
  ...said,
})
export type NewOrganisation = z.infer<typeof NewOrganisation>

export const createStaffOrganisation = defineCall({
  name: 'admin/createOrganisation',
  service,
  method: 'POST',
  path: '/admin/organisations',
  summary: 'Adds a school, a company, a part of one, or who pays for them',
  access,
  body: NewOrganisation,
  reply: list(StaffOrganisationDetail),
})

/** The version that was read; `error.changedMeanwhile` where there is a later one. */
const version = count(1, Number.MAX_SAFE_INTEGER)

const ChangedOrganisation = z.object({ version, ...said })
export type ChangedOrganisation = z.infer<typeof ChangedOrganisation>

export const updateStaffOrganisation = defineCall({
  name: 'admin/updateOrganisation',
  service,
  method: 'PUT',
  path: '/admin/organisations/{organisationGuid}',
  summary: 'Changes what is known of an organisation, and what it is a part of',
  access,
  params: OrganisationParams,
  body: ChangedOrganisation,
  reply: list(StaffOrganisationDetail),
})

export const PayingSpans = z
  .array(
    z.object({
      payerGuid: Guid,
      from: PlainDate,
      /** Last day; null: no end is known. */
      until: z.nullable(PlainDate),
    }),
  )
  .check(z.maxLength(MOST_PAYERS, key('outOfRange')))

const ChangedPayers = z.object({ version, payers: PayingSpans })
export type ChangedPayers = z.infer<typeof ChangedPayers>

export const setOrganisationPayers = defineCall({
  name: 'admin/setOrganisationPayers',
  service,
  method: 'PUT',
  path: '/admin/organisations/{organisationGuid}/payers',
  summary: 'Says who pays for an organisation in which days; contracts that run are paid for as before',
  access,
  params: OrganisationParams,
  body: ChangedPayers,
  reply: list(StaffOrganisationDetail),
})

const EndOrganisation = z.object({
  version,
  /** Last day it is served; null: it goes on. */
  endsOn: z.nullable(PlainDate),
})
export type EndOrganisation = z.infer<typeof EndOrganisation>

export const endStaffOrganisation = defineCall({
  name: 'admin/endOrganisation',
  service,
  method: 'POST',
  path: '/admin/organisations/{organisationGuid}/end',
  summary: 'Ends what its people may look at with a day, or lets it go on',
  access,
  params: OrganisationParams,
  body: EndOrganisation,
  reply: list(StaffOrganisationDetail),
})

export const InvitedPerson = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: z.optional(line()),
  /** What they do there, in their own words. */
  function: z.optional(line()),
  /** Entries of the portal's menu they see. */
  nodes: z.array(z.enum(ALL_MENU_NODES, key('notValid'))).check(z.minLength(1, key('required'))),
})
export type InvitedPerson = z.infer<typeof InvitedPerson>

export const inviteOrganisationPerson = defineCall({
  name: 'admin/inviteContactPerson',
  service,
  method: 'POST',
  path: '/admin/organisations/{organisationGuid}/contactPersons',
  summary: 'Names a contact person, who is invited by mail to choose a password',
  access,
  params: OrganisationParams,
  body: InvitedPerson,
  reply: list(StaffOrganisationDetail),
})

const PersonParams = z.object({ organisationGuid: Guid, personGuid: Guid })

export const endOrganisationPerson = defineCall({
  name: 'admin/endContactPerson',
  service,
  method: 'DELETE',
  path: '/admin/organisations/{organisationGuid}/contactPersons/{personGuid}',
  summary: 'Ends what a contact person may look at for an organisation, at once',
  access,
  params: PersonParams,
  reply: list(StaffOrganisationDetail),
})
