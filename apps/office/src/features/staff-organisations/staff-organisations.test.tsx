import {
  countStaffOrganisations,
  createStaffOrganisation,
  endOrganisationPerson,
  endStaffOrganisation,
  getStaffOrganisation,
  getStaffOrganisations,
  inviteOrganisationPerson,
  setOrganisationPayers,
  updateStaffOrganisation,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { county, guid, school } from './organisation.fixture.ts'

const HELD = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditOrganisations]

async function openList(at: string, ...given: ReturnType<typeof answering>[]) {
  const answers = [
    staffDevice(HELD),
    ...given,
    answering(getStaffOrganisations, () => [school, county]),
    answering(countStaffOrganisations, () => [{ count: 2, isExact: true }]),
    answering(getStaffOrganisation, () => [school]),
    answering(createStaffOrganisation, () => [{ ...school, guid: guid(3), name: 'Neue Schule' }]),
    answering(updateStaffOrganisation, () => [{ ...school, name: 'Anders' }]),
    answering(setOrganisationPayers, () => [school]),
    answering(endStaffOrganisation, () => [{ ...school, validUntil: '2027-07-31' }]),
    answering(inviteOrganisationPerson, () => [school]),
    answering(endOrganisationPerson, () => [{ ...school, people: [] }]),
  ]
  const office = await renderOffice({ at: `/admin/einrichtungen${at}`, answers })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

const OPEN = `?organisation=${school.guid}`
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

describe('organisations', () => {
  it('are listed with who pays, and narrowed by kind and state', async () => {
    const { user, asked } = await openList('')
    expect(
      await screen.findByRole('row', { name: /Gymnasium Lindenallee.*70001.*Landkreis Lührtal.*125/ }),
    ).toBeTruthy()
    expect(screen.getByText('2 Einrichtungen')).toBeTruthy()
    expect(asked(getStaffOrganisations.name)[0]?.query).toMatchObject({ state: 'served', page: 0 })
    await user.selectOptions(screen.getByLabelText('Art'), 'Kostenträger')
    expect(asked(getStaffOrganisations.name).at(-1)?.query).toMatchObject({ kind: 'payer' })
  })

  it('have the columns that the address names', async () => {
    await openList('?columns=town.kind')
    await screen.findByRole('rowheader', { name: school.name })
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Name', 'Ort', 'Art'])
  })

  it('are added, and what is missing is told at its field', async () => {
    const { user, asked } = await openList('?organisation=new')
    const dialog = await dialogOf('Einrichtung anlegen')
    await user.click(dialog.getByRole('button', { name: 'Anlegen' }))
    expect(asked(createStaffOrganisation.name)).toEqual([])
    await user.type(dialog.getByLabelText('Name'), 'Neue Schule')
    await user.type(dialog.getByLabelText('Straße'), 'Waldweg')
    await user.type(dialog.getByLabelText('Hausnummer'), '4')
    await user.type(dialog.getByLabelText('Postleitzahl'), '99901')
    await user.type(dialog.getByLabelText('Ort'), 'Altweiden')
    await user.type(dialog.getByLabelText(/Gehört zu/), 'Land')
    await user.click(await dialog.findByRole('option', { name: 'Landkreis Lührtal' }))
    await user.click(dialog.getByRole('button', { name: 'Anlegen' }))
    expect(await screen.findByText('Die Einrichtung ist angelegt.')).toBeTruthy()
    expect(asked(createStaffOrganisation.name)[0]?.body).toMatchObject({
      kind: 'school',
      name: 'Neue Schule',
      parentGuid: county.guid,
      address: { street: 'Waldweg', city: 'Altweiden', country: 'de' },
      clientId: undefined,
    })
  })

  it('cannot be a part of what does not fit: only what fits is offered', async () => {
    const { user } = await openList('?organisation=new')
    const dialog = await dialogOf('Einrichtung anlegen')
    await user.selectOptions(dialog.getByLabelText('Art'), 'Abteilung')
    await user.type(dialog.getByLabelText('Gehört zu'), 'L')
    expect(await dialog.findByRole('option', { name: 'Gymnasium Lindenallee' })).toBeTruthy()
    expect(dialog.queryByRole('option', { name: 'Landkreis Lührtal' })).toBeNull()
  })
})

describe('one organisation', () => {
  it('is changed; where somebody was faster, what they did is shown and nothing typed is lost', async () => {
    const changed = { key: 'error.changedMeanwhile', message: 'Inzwischen geändert.', field: 'version', code: 0 }
    const { user, asked } = await openList(OPEN, refusing(updateStaffOrganisation, 409, changed))
    await user.click(await screen.findByRole('button', { name: 'Ändern' }))
    const dialog = await dialogOf('Gymnasium Lindenallee ändern')
    const name = dialog.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Anders')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText('Inzwischen geändert')).toBeTruthy()
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Anders')
    expect(asked(updateStaffOrganisation.name)[0]).toMatchObject({
      params: { organisationGuid: school.guid },
      body: { version: 3, name: 'Anders', parentGuid: county.guid },
    })
  })

  it('is paid for by one after the other', async () => {
    const { user, asked } = await openList(OPEN)
    await user.click(await screen.findByRole('button', { name: 'Wer zahlt' }))
    const dialog = await dialogOf('Wer für Gymnasium Lindenallee zahlt')
    await user.type(dialog.getByLabelText(/Bis einschließlich/), '2026-12-31')
    await user.click(dialog.getByRole('button', { name: 'Eintrag hinzufügen' }))
    await user.type(dialog.getAllByLabelText('Zahlt')[1] ?? document.body, 'Land')
    await user.click(await dialog.findByRole('option', { name: 'Landkreis Lührtal' }))
    const from = dialog.getAllByLabelText('Ab')[1] ?? document.body
    await user.clear(from)
    await user.type(from, '2027-01-01')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Gespeichert ist, wer zahlt.')).toBeTruthy()
    expect(asked(setOrganisationPayers.name)[0]?.body).toEqual({
      version: 3,
      payers: [
        { payerGuid: county.guid, from: '2020-08-01', until: '2026-12-31' },
        { payerGuid: county.guid, from: '2027-01-01', until: null },
      ],
    })
  })

  it('gets its first contact person by an invitation; money is for who pays', async () => {
    const { user, asked } = await openList(OPEN)
    await user.click(await screen.findByRole('button', { name: 'Ansprechperson einladen' }))
    const dialog = await dialogOf(/einladen/)
    expect(dialog.queryByLabelText('Finanzbericht sehen')).toBeNull()
    await user.type(dialog.getByLabelText('Vorname'), 'Nele')
    await user.type(dialog.getByLabelText('Nachname'), 'Neu')
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'neu@example.org')
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(await screen.findByText('Die Einladung ist an neu@example.org unterwegs.')).toBeTruthy()
    expect(asked(inviteOrganisationPerson.name)[0]?.body).toMatchObject({ lastName: 'Neu', email: 'neu@example.org' })
  })

  it('ends with a day', async () => {
    const { user, asked } = await openList(OPEN)
    await user.click(await screen.findByRole('button', { name: 'Zugang beenden' }))
    const dialog = await dialogOf('Zugang von Gymnasium Lindenallee beenden')
    expect(dialog.getByText(/125 Personen dort; 40 Verträge/)).toBeTruthy()
    const day = dialog.getByLabelText(/Letzter Tag/)
    await user.clear(day)
    await user.type(day, '2027-07-31')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Der letzte Tag ist gespeichert.')).toBeTruthy()
    expect(asked(endStaffOrganisation.name)[0]?.body).toEqual({ version: 3, endsOn: '2027-07-31' })
  })

  it('loses a contact person at once, after a question', async () => {
    const { user, asked } = await openList(OPEN)
    const dialog = await dialogOf('Gymnasium Lindenallee')
    const row = await dialog.findByRole('row', { name: /Sabine Ohlsen/ })
    await user.click(within(row).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'Zugang beenden' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zugang beenden' }))
    expect(await screen.findByText('Der Zugang von Sabine Ohlsen ist beendet.')).toBeTruthy()
    expect(asked(endOrganisationPerson.name)[0]?.params).toEqual({ organisationGuid: school.guid, personGuid: guid(5) })
  })
})
