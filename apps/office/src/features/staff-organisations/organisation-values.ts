import { NewOrganisation, type StaffOrganisationDetail } from '@billett/contract'
import type { PlainDate } from '@billett/domain'
import * as z from 'zod/mini'

const { kind, name, number, schoolType, address, stop, isObligatedToControl, validFrom } = NewOrganisation.shape

/** What is typed into the form of an organisation; '' as `clientId`: the own one, as `parentGuid`: part of none. */
export const OrganisationValues = z.object({
  clientId: z.string(),
  kind,
  name,
  number,
  schoolType,
  address,
  stop,
  isObligatedToControl,
  parentGuid: z.string(),
  validFrom,
})
export type OrganisationValues = z.infer<typeof OrganisationValues>

/** How a form begins. */
export const emptyValues = (today: PlainDate): OrganisationValues => ({
  clientId: '',
  kind: 'school',
  name: '',
  number: '',
  schoolType: '',
  address: { street: '', houseNumber: '', postCode: '', city: '', country: 'de' },
  stop: '',
  isObligatedToControl: true,
  parentGuid: '',
  validFrom: today,
})

export const valuesOf = (of: StaffOrganisationDetail, today: PlainDate): OrganisationValues => ({
  ...emptyValues(today),
  kind: of.kind,
  name: of.name,
  number: of.number,
  schoolType: of.schoolType,
  address: address.parse(of.address),
  stop: of.stop,
  isObligatedToControl: of.isObligatedToControl,
  parentGuid: of.parent?.guid ?? '',
  validFrom: of.validFrom,
})

/** What is sent of it. */
export const saidOf = ({ clientId: _, kind: __, parentGuid, ...said }: OrganisationValues) => ({
  ...said,
  parentGuid: parentGuid || null,
})
