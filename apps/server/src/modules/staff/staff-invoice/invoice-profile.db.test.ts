import * as calls from '@billett/contract'
import { RIGHTS, USUAL_INVOICE_PROFILE } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnOrganisation, anOrganisation } from '../../../testing/a-school.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let authority: AnOrganisation
let company: AnOrganisation
let clerk: Awaited<ReturnType<typeof aStaffMember>>

beforeAll(async () => {
  test = await testWorld()
  authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  company = await anOrganisation(test, { name: 'Works', kind: 'company' })
  clerk = await aStaffMember(test, [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditOrganisations])
})
afterAll(() => test.close())

const usual = { ...USUAL_INVOICE_PROFILE, address: null }
const xrechnung = { ...usual, format: 'xrechnung' as const }
const store = ({ id }: AnOrganisation, body: calls.InvoiceProfileBody) =>
  clerk.send(calls.setInvoiceProfile, { params: { organisationGuid: id }, body })
const stored = async ({ id }: AnOrganisation) =>
  (await clerk.send(calls.getInvoiceProfile, { params: { organisationGuid: id } })).items

it('is the usual until somebody says otherwise, and never stored over what was not read', async () => {
  expect(await stored(authority)).toEqual([{ version: 0, profile: usual }])
  const first = { ...usual, daysToPay: 30 }
  expect((await store(authority, { version: 0, profile: first })).items).toEqual([{ version: 1, profile: first }])
  const late = await store(authority, { version: 0, profile: usual })
  expect(late.errors).toMatchObject([{ translationKey: 'error.changedMeanwhile', fieldName: 'version' }])
  expect(await stored(authority)).toEqual([{ version: 1, profile: first }])
  const anew = await store(authority, { version: 1, profile: usual })
  expect(anew.items).toEqual([{ version: 2, profile: usual }])
})

it('of XRechnung asks an authority for a Leitweg-ID, and a company for an address alone', async () => {
  const lacking = await store(authority, { version: 2, profile: { ...xrechnung, email: 'a@example.org' } })
  expect(lacking.errors).toMatchObject([{ translationKey: 'error.xrechnungReference', fieldName: 'profile.leitwegId' }])
  const unreached = await store(company, { version: 0, profile: xrechnung })
  expect(unreached.errors).toMatchObject([{ translationKey: 'error.required', fieldName: 'profile.email' }])
  const said = { ...xrechnung, email: 'a@example.org' }
  expect((await store(company, { version: 0, profile: said })).items).toEqual([{ version: 1, profile: said }])
})
