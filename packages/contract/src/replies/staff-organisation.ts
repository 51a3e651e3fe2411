import { ALL_MENU_NODES, ORGANISATION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'
import { Labelled } from '../values/portal.ts'

/** A school, a company, a part of one, or who pays for them, as staff list it. */
export const StaffOrganisation = z.object({
  guid: z.string(),
  /** Counts its changes from 1: who changes it says which one was read. */
  version: z.int(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  kind: z.enum(ORGANISATION_KINDS),
  name: z.string(),
  /** Of the school or company; empty where it has none. */
  number: z.string(),
  schoolType: z.string(),
  town: z.string(),
  /** What it is a part of. */
  parent: z.nullable(Labelled),
  /** Who pays for it today; null: nobody, or whoever pays for what is above it. */
  payer: z.nullable(Labelled),
  /** Who is there today, without those below it. */
  students: z.int(),
  /** Who looks after them. */
  contactPersons: z.int(),
  validFrom: DateText,
  /** Last day it is served; null: no end is known. */
  validUntil: z.nullable(DateText),
})
export type StaffOrganisation = z.infer<typeof StaffOrganisation>

const Paying = z.object({
  /** The organisation that pays. */
  payer: Labelled,
  from: DateText,
  /** Last day; null: no end is known. */
  until: z.nullable(DateText),
})

const Paid = z.object({ organisation: Labelled, from: DateText, until: z.nullable(DateText) })

const NamedPerson = z.object({
  guid: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What they do there, in their own words. */
  function: z.string(),
  /** Entries of the portal's menu they see. */
  nodes: z.array(z.enum(ALL_MENU_NODES)),
  /** `invited`: has not answered the mail yet. */
  state: z.enum(['invited', 'active']),
  /** When they last signed in or went on; null: never. */
  lastSeenOn: z.nullable(InstantText),
})
export type NamedPerson = z.infer<typeof NamedPerson>

export const OrganisationAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
})

export const StaffOrganisationDetail = z.extend(StaffOrganisation, {
  address: OrganisationAddress,
  /** Reference of the stop beside it; empty: nobody has said so far. */
  stop: z.string(),
  /** What that stop is called; empty where there is none, or none any more. */
  stopName: z.string(),
  /** Whether it confirms facts before who pays decides. */
  isObligatedToControl: z.boolean(),
  /** The earliest first. */
  payers: z.array(Paying),
  /** For whom it pays today and later, by name. */
  paysFor: z.array(Paid),
  /** What is right below it, by name. */
  below: z.array(Labelled),
  /** Who looks after it in the portal, or was invited to. */
  people: z.array(NamedPerson),
  /** Names and addresses of people are hidden from who may not see personal details. */
  isMasked: z.boolean(),
  /** Contracts and applications that have not ended. */
  contracts: z.int(),
})
export type StaffOrganisationDetail = z.infer<typeof StaffOrganisationDetail>
