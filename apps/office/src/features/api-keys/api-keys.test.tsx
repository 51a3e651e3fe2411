import {
  type Call,
  createStaffApiKey,
  deleteStaffApiKey,
  exportStaffList,
  getStaffApiKeys,
  getStaffClients,
  type StaffApiKey,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const key: StaffApiKey = {
  id: '00000000-0000-4000-8000-000000000001',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  name: 'Fahrinfo',
  scopes: ['orders'],
  createdOn: '2026-11-20T08:00:00.000Z',
  lastUsedOn: null,
}
const manages = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageIntegrations]
const rights = [...manages, RIGHTS.AllowedToSeeContracts]
const clients = answering(getStaffClients, () => [])
const list = answering(getStaffApiKeys, () => [key])
const created = answering(createStaffApiKey, () => [{ ...key, secret: 'blt_once' }])
const done = { name: deleteStaffApiKey.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

async function openKeys(at = '/admin/partnerschluessel') {
  const office = await renderOffice({ at, answers: [staffDevice(rights), clients, list, created, done] })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

describe('keys of partners', () => {
  it('are listed with what they open and when they were used', async () => {
    await openKeys()
    const row = within(await screen.findByRole('row', { name: /^Fahrinfo/ }))
    expect(row.getByText('bezahlte Bestellungen')).toBeTruthy()
    expect(row.getByText('noch nie')).toBeTruthy()
  })

  it('are handed over as a file of what the address of the list says; a refusal stands beside the button', async () => {
    const error = { field: '', key: 'error.forbidden', message: 'x', code: 1 }
    const refused = refusing(exportStaffList, 403, error)
    const office = await renderOffice({
      at: '/admin/partnerschluessel?clientId=client',
      answers: [staffDevice(rights), clients, list, refused],
    })
    await screen.findByRole('row', { name: /^Fahrinfo/ })
    await office.user.click(screen.getByRole('button', { name: 'Exportieren' }))
    await office.user.click(screen.getByRole('menuitem', { name: 'Als CSV' }))
    await waitFor(() =>
      expect(office.sent.flatMap(({ call, input }) => (call === exportStaffList.name ? [input] : []))).toEqual([
        { params: { list: 'adminApiKeys' }, query: { address: 'clientId=client', format: 'csv' } },
      ]),
    )
    await screen.findByRole('alert')
  })

  it('are given out for something, and shown once', async () => {
    const office = await openKeys('/admin/partnerschluessel?key=new')
    const form = within(await screen.findByRole('dialog', { name: 'Schlüssel ausgeben' }))
    await office.user.type(form.getByLabelText('Für wen'), 'Fahrinfo')
    await office.user.click(form.getByRole('button', { name: 'Ausgeben' }))
    const scopes = form.getByRole('combobox', { name: 'Öffnet' })
    await waitFor(() => expect(scopes.getAttribute('aria-invalid')).toBe('true'))
    expect(office.told(createStaffApiKey)).toEqual([])
    await office.user.click(scopes)
    await office.user.click(await screen.findByRole('option', { name: 'Verträge' }))
    await office.user.click(form.getByRole('button', { name: 'Ausgeben' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Neuer Schlüssel' }))
    expect(shown.getByText('blt_once')).toBeTruthy()
    expect(office.told(createStaffApiKey)).toEqual([{ body: { name: 'Fahrinfo', scopes: ['contracts'] } }])
    await office.user.click(shown.getByRole('button', { name: 'Ich habe ihn weitergegeben' }))
    await waitFor(() => expect(screen.queryByText('blt_once')).toBeNull())
    expect(office.location()?.search).toBe('')
  })

  it('offer what one may see oneself, and say why there is not more', async () => {
    const scopesOf = async (held: number[]) => {
      const answers = [staffDevice(held), clients, list]
      const office = await renderOffice({ at: '/admin/partnerschluessel?key=new', answers })
      const form = within(await screen.findByRole('dialog', { name: 'Schlüssel ausgeben' }))
      const field = form.getByRole('combobox', { name: 'Öffnet' })
      await office.user.click(field)
      const [open] = screen.queryAllByRole('listbox')
      const names = open
        ? within(open)
            .getAllByRole('option')
            .map(one => one.textContent)
        : []
      const hint = form.queryByText(/mit Ihren Rechten/) !== null
      office.unmount()
      return { names, hint }
    }
    expect(await scopesOf(rights)).toEqual({ names: ['Verträge'], hint: true })
    expect(await scopesOf(manages)).toEqual({ names: [], hint: true })
    const { names, hint } = await scopesOf([RIGHTS.IsAdministrator])
    expect([names.length, hint]).toEqual([3, false])
  })

  it('are revoked after a question', async () => {
    const office = await openKeys()
    await office.user.click(await screen.findByRole('button', { name: 'Aktionen für Fahrinfo' }))
    await office.user.click(await screen.findByRole('menuitem', { name: 'Sperren' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Sperren' }))
    expect(office.told(deleteStaffApiKey)).toEqual([])
    await office.user.click(question.getByRole('button', { name: 'Sperren' }))
    expect(await screen.findByText('Kein Schlüssel')).toBeTruthy()
    expect(office.told(deleteStaffApiKey).map(({ params }) => params)).toEqual([{ apiKeyId: key.id }])
  })
})
