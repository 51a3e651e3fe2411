import {
  countStaffOrganisations,
  getInvoiceProfile,
  getStaffOrganisation,
  getStaffOrganisations,
  type StaffInvoiceProfile,
  type StaffOrganisationDetail,
  setInvoiceProfile,
} from '@billett/contract'
import { RIGHTS, USUAL_INVOICE_PROFILE } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { school } from './organisation.fixture.ts'

const LEITWEG_ID = '04011000-1234512345-06'
const HELD = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditOrganisations]
const changed = { key: 'error.changedMeanwhile', message: 'Inzwischen geändert.', field: 'version', code: 0 }

/** What is stored, and what comes of storing: somebody else is faster as often as `faster` says. */
async function openProfile(kind: StaffOrganisationDetail['kind'], faster: StaffInvoiceProfile[] = []) {
  const organisation = { ...school, kind, name: 'Muster' }
  let stored: StaffInvoiceProfile = { version: 0, profile: USUAL_INVOICE_PROFILE }
  const left = [...faster]
  const office = await renderOffice({
    at: `/admin/einrichtungen?organisation=${organisation.guid}`,
    answers: [
      staffDevice(HELD),
      answering(getStaffOrganisations, () => [organisation]),
      answering(countStaffOrganisations, () => [{ count: 1, isExact: true }]),
      answering(getStaffOrganisation, () => [organisation]),
      answering(getInvoiceProfile, () => [stored]),
      {
        name: setInvoiceProfile.name,
        answer: async input => {
          const theirs = left.shift()
          if (theirs) stored = theirs
          return theirs
            ? refusing(setInvoiceProfile, 409, changed).answer(input)
            : answering(setInvoiceProfile, () => [stored]).answer(input)
        },
      },
    ],
  })
  const { user } = office
  await user.click(await screen.findByRole('button', { name: 'Rechnungen' }))
  // What waits for the profile is another dialog of the same name.
  await screen.findByLabelText('Form der Rechnung')
  const dialog = within(screen.getByRole('dialog', { name: 'Rechnungen an Muster' }))
  const put = async (label: string, text: string) => {
    const field = dialog.getByLabelText(new RegExp(`^${label}`))
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Speichern' }))
  const sent = () => office.sent.flatMap(({ call, input }) => (call === setInvoiceProfile.name ? [input.body] : []))
  const asXrechnung = () => user.selectOptions(dialog.getByLabelText('Form der Rechnung'), 'XRechnung (XML) mit PDF')
  return { ...office, dialog, put, save, asXrechnung, bodies: sent }
}

describe('how an organisation wants its invoices', () => {
  it('is stored, with an address of its own', async () => {
    const { user, dialog, put, save, asXrechnung, bodies } = await openProfile('authority')
    await asXrechnung()
    await put('Leitweg-ID', LEITWEG_ID)
    await put('Zahlungsziel in Tagen', '30')
    await user.click(dialog.getByLabelText('Eigene Rechnungsanschrift'))
    await put('Ort', 'Altweiden')
    await save()
    expect(await screen.findByText('Die Angaben für Rechnungen sind gespeichert.')).toBeTruthy()
    expect(bodies()).toMatchObject([
      {
        version: 0,
        profile: {
          format: 'xrechnung',
          leitwegId: LEITWEG_ID,
          daysToPay: 30,
          address: { city: 'Altweiden', country: 'de' },
        },
      },
    ])
  })

  it('says of an authority that it lacks a Leitweg-ID, and that one is wrong, at its field', async () => {
    const { dialog, put, save, asXrechnung, bodies } = await openProfile('authority')
    await asXrechnung()
    await save()
    expect(await dialog.findAllByText(/braucht eine Leitweg-ID/)).not.toEqual([])
    await put('Leitweg-ID', '04011000-1234512345-07')
    await save()
    expect(await dialog.findAllByText(/keine gültige Leitweg-ID/)).not.toEqual([])
    expect(bodies()).toEqual([])
  })

  it('asks no company for a Leitweg-ID, but for where its machines are reached', async () => {
    const { dialog, put, save, asXrechnung, bodies } = await openProfile('company')
    await asXrechnung()
    expect(dialog.getByLabelText(/^Leitweg-ID/).getAttribute('required')).toBeNull()
    await save()
    expect(await dialog.findAllByText('Bitte füllen Sie dieses Feld aus.')).not.toEqual([])
    expect(bodies()).toEqual([])
    await put('E-Mail', 'rechnung@example.org')
    await save()
    expect(await screen.findByText('Die Angaben für Rechnungen sind gespeichert.')).toBeTruthy()
    expect(bodies()).toMatchObject([{ profile: { format: 'xrechnung', leitwegId: '' } }])
  })

  it.each(['', '0', '91', 'bald', '14,5', '-3'])('takes %j for no number of days, and says so', async typed => {
    const { dialog, put, save, bodies } = await openProfile('company')
    await put('Zahlungsziel in Tagen', typed)
    await save()
    expect(await dialog.findByRole('textbox', { name: 'Zahlungsziel in Tagen', description: /./ })).toHaveProperty(
      'value',
      typed,
    )
    expect(dialog.getByLabelText('Zahlungsziel in Tagen').getAttribute('aria-invalid')).toBe('true')
    expect(bodies()).toEqual([])
  })

  it('shows what somebody else has stored meanwhile; what was typed stays, and is stored the next time', async () => {
    const theirs = { ...USUAL_INVOICE_PROFILE, orderNumber: 'PO-9', daysToPay: 21 }
    const { dialog, put, save, bodies } = await openProfile('company', [{ version: 4, profile: theirs }])
    await put('Bestellnummer', 'PO-1')
    await save()
    const message = within(await dialog.findByRole('alert'))
    expect(message.getByText('PO-9')).toBeTruthy()
    expect(message.getByText('21')).toBeTruthy()
    expect(message.queryByText('PDF')).toBeNull()
    expect(dialog.getByLabelText(/^Bestellnummer/)).toHaveProperty('value', 'PO-1')
    await save()
    expect(await screen.findByText('Die Angaben für Rechnungen sind gespeichert.')).toBeTruthy()
    expect(bodies()).toMatchObject([{ version: 0 }, { version: 4, profile: { orderNumber: 'PO-1' } }])
  })
})
