import { ALL_MENU_NODES, APPLICATION_STATES, ORGANISATION_KINDS, ORGANISATION_SEARCH_MINIMUM } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Labelled, seen } from '../../values/portal.ts'
import { Guid, searchLine } from '../../values/text.ts'

const service = 'schoolSubscription' as const
const access = seen('SchoolOverview')

/** An organisation as a node of the tree: it hangs below `parentGuid`, where the reader sees that one. */
const SchoolOrganisation = z.object({
  guid: z.string(),
  /** What is right above it, else who pays for it; null: neither is there, or may be looked at by the reader. */
  parentGuid: z.nullable(z.string()),
  kind: z.enum(ORGANISATION_KINDS),
  name: z.string(),
  /** Number of the school or company; empty where it has none. */
  number: z.string(),
  /** Secondary school, primary school …; empty where it is no school. */
  schoolType: z.string(),
  town: z.string(),
  /** Who is there today, at itself, all below it and all it pays for. */
  students: z.int(),
  /** What waits for a decision of the reader’s, at itself, all below it and all it pays for. */
  waiting: z.int(),
  /** Whether it confirms facts before who pays decides. */
  isObligatedToControl: z.boolean(),
  /** From which day on that is the other way round; null: nothing else is known. */
  controlChangesOn: z.nullable(DateText),
  /** Last day it is served; null: no end is known. */
  validUntil: z.nullable(DateText),
})
export type SchoolOrganisation = z.infer<typeof SchoolOrganisation>

const OrganisationsQuery = z.object({
  /** Counted from 0; 100 organisations each, a page that is shorter has ended. */
  page: z.optional(count(0, 10_000)),
})

export const getOrganisations = defineCall({
  name: 'schoolSubscription/getOrganisations',
  service,
  method: 'GET',
  path: '/schoolSubscription/organizations',
  summary: 'A page of the organisations the reader may look at: what is above comes before what is below, by name',
  access: seen('SchoolOverview', 'ChangeRequest'),
  query: OrganisationsQuery,
  reply: list(SchoolOrganisation),
})

const OrganisationSearch = z.object({
  /** Part of the name, or beginning of number or town; from three characters on. */
  search: searchLine(ORGANISATION_SEARCH_MINIMUM),
})

export const searchOrganisations = defineCall({
  name: 'schoolSubscription/searchOrganisations',
  service,
  method: 'GET',
  path: '/schoolSubscription/organizations/{search}',
  summary: 'The organisations, of those the reader may look at, by name, number or town: a hundred at most',
  access,
  params: OrganisationSearch,
  reply: list(SchoolOrganisation),
  supersedes: true,
})

/** What somebody is in the portal: where they look and as whom they decide. */
const OwnOrganisation = z.extend(SchoolOrganisation, {
  /** `payer`: decides on money and sees it; `school`: confirms facts. */
  view: z.enum(['payer', 'school']),
  /** What the portal calls schools and pupils here. */
  words: z.enum(['school', 'company']),
})
export type OwnOrganisation = z.infer<typeof OwnOrganisation>

export const getOrganisationByUser = defineCall({
  name: 'schoolSubscription/getOrganisationByUser',
  service,
  method: 'GET',
  path: '/schoolSubscription/organizationByUser',
  summary: 'The organisations the reader is named for, without those below them',
  // Every screen begins with where its reader is named.
  access: seen(...ALL_MENU_NODES),
  reply: list(OwnOrganisation),
})

const PerState = z.object({
  state: z.enum(APPLICATION_STATES),
  count: z.int(),
})

const SchoolOrganisationDetail = z.extend(SchoolOrganisation, {
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  /** Who pays for it today; empty where it pays for itself, or nobody does. */
  payers: z.array(Labelled),
  /** Of what is above it, as far as the reader may look, the highest first. */
  above: z.array(Labelled),
  /** Of itself, all below it and all it pays for. */
  contracts: z.array(PerState),
  /** Proofs that have still to come. */
  missingProofs: z.int(),
  openChangeRequests: z.int(),
  /** Day by which the next missing proof has to come; null where none is missing. */
  nextDeadline: z.nullable(DateText),
})

/** A school as people of schools see it: nothing of money. */
export const SchoolDetail = SchoolOrganisationDetail
export type SchoolDetail = z.infer<typeof SchoolDetail>

/** A school as who pays for it sees it. */
const PayersDetail = z.extend(SchoolOrganisationDetail, {
  /** What was claimed for this month of whom the reader looks after, less what was credited. */
  monthInCent: Cents,
  /** The same of the school year that runs. */
  yearInCent: Cents,
})
export type PayersDetail = z.infer<typeof PayersDetail>

const OfOrganisation = z.object({ guid: Guid })

export const getOrganisationDetails = defineCall({
  name: 'schoolSubscription/getOrganisationDetails',
  service,
  method: 'GET',
  path: '/schoolSubscription/organizations/{guid}/details',
  summary: 'An organisation with its figures as who pays sees it; people of a school are answered as if it were absent',
  access: seen('SchoolOverview', 'StudentOverview'),
  params: OfOrganisation,
  reply: list(PayersDetail),
  supersedes: true,
})

export const getOrganisationDetailsForSchool = defineCall({
  name: 'schoolSubscription/getOrganisationDetailsForSchool',
  service,
  method: 'GET',
  path: '/schoolSubscription/organizations/{guid}/detailsForSchool',
  summary: 'An organisation with its figures, without money',
  access: seen('SchoolOverview', 'StudentOverview'),
  params: OfOrganisation,
  reply: list(SchoolDetail),
  supersedes: true,
})

const SetObligated = z.object({
  organizationGuid: Guid,
  isObligatedToControl: z.boolean(),
  /** First day on which it holds, today or later; at once without it. What was said for a later day is said anew. */
  from: z.optional(PlainDate),
})
export type SetObligated = z.infer<typeof SetObligated>

export const setIsObligatedToControl = defineCall({
  name: 'schoolSubscription/setIsObligatedToControl',
  service,
  method: 'POST',
  path: '/schoolSubscription/organizations/setIsObligatedToControl',
  summary: 'Says whether a school confirms facts before who pays decides; applications that wait keep their way',
  access,
  body: SetObligated,
  reply: list(SchoolOrganisation),
})
