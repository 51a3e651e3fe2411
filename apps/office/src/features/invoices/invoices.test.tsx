import {
  type Call,
  cancelInvoice,
  countStaffInvoices,
  downloadStaffInvoice,
  downloadStaffPayroll,
  getInvoiceClaims,
  getStaffInvoice,
  getStaffInvoices,
  getStaffPayrollLists,
  sendInvoiceAgain,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anInvoice, anInvoiceDetail, aPayrollList } from '../../../test/invoice.fixture.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

type Handler = ReturnType<typeof answering>

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]
const RUNS = [...SEES, RIGHTS.AllowedToRunBilling]
const LIST = '/admin/rechnungen'
const ONE = `${LIST}/${anInvoice().guid}`
const trouble = { key: 'error.invoiceToNobody', message: 'Keine Adresse bekannt.', field: '', code: 1411 }

async function open(at: string, held: readonly number[], ...given: Handler[]) {
  const office = await renderOffice({
    at,
    answers: [
      staffDevice([...held]),
      ...given,
      answering(getStaffInvoices, () => [anInvoice(), anInvoice({ guid: 'g', number: 'R2026-000016', state: 'paid' })]),
      answering(countStaffInvoices, () => [{ count: 120, isExact: true }]),
      answering(getStaffInvoice, () => [anInvoiceDetail()]),
      answering(sendInvoiceAgain, () => []),
      answering(cancelInvoice, () => [anInvoiceDetail({ state: 'cancelled', mayCancel: false })]),
      answering(getInvoiceClaims, () => [
        {
          guid: 'c',
          contractGuid: 'k',
          contractNumber: 'C6TPKX7KQJ',
          customerNumber: '2BCD9TXZ4K',
          from: '2026-12-01',
          until: '2026-12-31',
          cents: 6300,
        },
      ]),
    ],
  })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

describe('the list of invoices', () => {
  it('says who owes what until when, and how many there are', async () => {
    await open(LIST, SEES)
    const row = await screen.findByRole('row', { name: /R2026-000017/ })
    expect(row.textContent).toContain('Landkreis Lührtal')
    expect(within(row).getByText('offen')).toBeTruthy()
    expect(within(row).getByText('16.12.2026')).toBeTruthy()
    expect(within(row).getByText(/^63,00/)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /R2026-000016/ })).getByText('–')).toBeTruthy()
    expect(await screen.findByText('120 Rechnungen')).toBeTruthy()
  })

  it('is narrowed by state and turned page by page in the address', async () => {
    const { user, told } = await open(`${LIST}?pageSize=20`, SEES)
    await user.click(await screen.findByRole('button', { name: /Nächste Seite/ }))
    expect(told(getStaffInvoices).at(-1)).toMatchObject({ query: { page: 1, pageSize: 20 } })
    await user.selectOptions(screen.getByLabelText('Stand'), 'überfällig')
    expect(told(getStaffInvoices).at(-1)).toMatchObject({ query: { state: 'overdue', page: 0 } })
    expect(told(countStaffInvoices).at(-1)).toEqual({ query: expect.objectContaining({ state: 'overdue' }) })
  })

  it('says which were never sent, and is narrowed to them', async () => {
    const overdue = anInvoice({ state: 'overdue', isUnsent: true })
    const { user, told } = await open(
      LIST,
      SEES,
      answering(getStaffInvoices, () => [overdue]),
    )
    const row = within(await screen.findByRole('row', { name: /R2026-000017/ }))
    expect([row.getByText('überfällig'), row.getByText('nicht verschickt')]).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Stand'), 'nicht verschickt')
    const query = told(getStaffInvoices).at(-1)?.query
    expect(query).toMatchObject({ isUnsent: true })
    expect(query).not.toHaveProperty('state', expect.anything())
    expect(told(countStaffInvoices).at(-1)).toEqual({ query: expect.objectContaining({ isUnsent: true }) })
  })

  it('says so where there is none, and where it could not be fetched', async () => {
    const { unmount } = await open(
      LIST,
      SEES,
      answering(getStaffInvoices, () => []),
    )
    expect(await screen.findByText('Keine Rechnung')).toBeTruthy()
    unmount()
    await open(LIST, SEES, refusing(getStaffInvoices, 500))
    expect(await screen.findByRole('button', { name: /Noch einmal|Erneut/ })).toBeTruthy()
  })
})

describe('an invoice', () => {
  it('is told down to the contracts of a line', async () => {
    const { user, told } = await open(ONE, SEES)
    const facts = within(await screen.findByRole('region', { name: 'Überblick' }))
    for (const said of ['RF92R2026000017', '04011000-1234512345-06', 'PO-77', '02.12.2026, 10:00'])
      expect(facts.getByText(said)).toBeTruthy()
    const row = within(screen.getByRole('row', { name: /Gymnasium Lindenallee/ }))
    await user.click(row.getByRole('button', { name: 'Verträge zeigen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Gymnasium Lindenallee: Schülerticket' }))
    expect(await dialog.findByText('C6TPKX7KQJ')).toBeTruthy()
    expect(told(getInvoiceClaims)).toMatchObject([{ query: { line: 1, page: 0 } }])
  })

  it('is taken back for a reason, and written anew at once unless somebody says otherwise', async () => {
    const { user, told } = await open(ONE, RUNS)
    await user.click(await screen.findByRole('button', { name: 'Rechnung zurücknehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung zurücknehmen' }))
    expect(dialog.getByText(/R2026-000017 über 126,00/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Rechnung zurücknehmen' }))
    expect(told(cancelInvoice)).toEqual([])
    const reason = dialog.getByRole('textbox')
    expect(reason).toHaveProperty('maxLength', 200)
    await user.type(reason, 'falscher Zahler')
    await user.click(dialog.getByLabelText('Gleich neu schreiben'))
    await user.click(dialog.getByRole('button', { name: 'Rechnung zurücknehmen' }))
    expect(await screen.findByText('Die Rechnung ist zurückgenommen.')).toBeTruthy()
    expect(told(cancelInvoice)).toMatchObject([{ body: { reason: 'falscher Zahler', isAnew: false } }])
    expect(told(getStaffInvoice)).toHaveLength(2)
  })

  it('waits for a second person where the company wants one', async () => {
    const { user } = await open(
      ONE,
      RUNS,
      waiting(cancelInvoice, { id: 'a', endsOn: '2026-12-09T09:00:00.000Z', hash: '' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Rechnung zurücknehmen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung zurücknehmen' }))
    await user.type(dialog.getByRole('textbox'), 'falscher Zahler')
    await user.click(dialog.getByRole('button', { name: 'Rechnung zurücknehmen' }))
    expect(await screen.findByText(/Eine zweite Person muss zustimmen, bis 09.12.2026/)).toBeTruthy()
  })

  it('is sent once more, and says why it cannot be', async () => {
    const { user, told } = await open(ONE, RUNS, refusing(sendInvoiceAgain, 409, trouble))
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }))
    expect(screen.queryByText(/wurde (nie|noch nicht) verschickt/)).toBeNull()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Noch einmal senden' }))
    await user.click(dialog.getByRole('button', { name: 'Noch einmal senden' }))
    expect(told(sendInvoiceAgain)).toHaveLength(1)
    expect(await screen.findByText(/keine E-Mail-Adresse|Keine Adresse/)).toBeTruthy()
  })

  it('that is overdue and was never sent says so, and is sent at once where an address is known', async () => {
    const unsent = anInvoiceDetail({
      state: 'overdue',
      isUnsent: true,
      sentOn: [],
      email: '',
      againTo: 'neu@example.org',
    })
    const { user, told } = await open(
      ONE,
      RUNS,
      answering(getStaffInvoice, () => [unsent]),
    )
    expect(await screen.findByText('Diese Rechnung ist überfällig und wurde nie verschickt.')).toBeTruthy()
    expect(screen.getByText(/^Senden Sie sie jetzt: Sie geht an neu@example\.org\. Soll die Frist/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Jetzt senden' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Jetzt senden' }))
    await user.click(dialog.getByRole('button', { name: 'Jetzt senden' }))
    expect(told(sendInvoiceAgain)).toHaveLength(1)
  })

  it('that was never sent, as nobody knows of an address, leads to where that is entered', async () => {
    const unsent = anInvoiceDetail({ isUnsent: true, sentOn: [], email: '', againTo: '' })
    await open(
      ONE,
      [...RUNS, RIGHTS.AllowedToEditOrganisations],
      answering(getStaffInvoice, () => [unsent]),
    )
    const title = await screen.findByText('Diese Rechnung wurde noch nicht verschickt.')
    const box = within(title.parentElement ?? expect.unreachable())
    expect(box.getByText(/keine E-Mail-Adresse bekannt/)).toBeTruthy()
    const way = box.getByRole('link', { name: 'Landkreis Lührtal' })
    expect(way.getAttribute('href')).toMatch(/^\/admin\/einrichtungen\?organisation=/)
    expect(screen.queryByRole('button', { name: 'Jetzt senden' })).toBeNull()
  })

  it('says where it goes, and where nobody knows of an address why it cannot be sent', async () => {
    const { user, unmount } = await open(
      ONE,
      RUNS,
      answering(getStaffInvoice, () => [anInvoiceDetail({ email: '', againTo: 'neu@example.org' })]),
    )
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }))
    expect(await screen.findByText(/geht an neu@example.org/)).toBeTruthy()
    expect(screen.getByText('bei der Ausstellung war keine bekannt')).toBeTruthy()
    unmount()
    await open(
      ONE,
      RUNS,
      answering(getStaffInvoice, () => [anInvoiceDetail({ email: '', againTo: '' })]),
    )
    expect(await screen.findByText(/daher kann die Rechnung nicht gesendet werden/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Noch einmal senden' })).toBeNull()
  })

  it('is only read and fetched by whoever may not run bills', async () => {
    const { user, told } = await open(ONE, SEES)
    await user.click(await screen.findByRole('button', { name: 'XML herunterladen' }))
    expect(told(downloadStaffInvoice)).toMatchObject([{ query: { format: 'xml' } }])
    expect(screen.queryByRole('button', { name: 'Rechnung zurücknehmen' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Noch einmal senden' })).toBeNull()
  })

  it('that cannot be taken back says by what, and why', async () => {
    const others = [{ guid: 'o', number: 'R2026-000018', kind: 'cancellation' as const }]
    const back = anInvoiceDetail({ state: 'cancelled', mayCancel: false, others, reason: 'falscher Zahler' })
    await open(
      ONE,
      RUNS,
      answering(getStaffInvoice, () => [back]),
    )
    expect(await screen.findByRole('link', { name: 'R2026-000018' })).toBeTruthy()
    expect(screen.getByText('falscher Zahler')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rechnung zurücknehmen' })).toBeNull()
  })
})

describe('payroll lists', () => {
  const lists = answering(getStaffPayrollLists, () => [aPayrollList()])

  it('say what a company keeps back, and are fetched by who may see names', async () => {
    const { user, told } = await open('/admin/lohnabzug', [...SEES, RIGHTS.AllowedToSeePersonalDetails], lists)
    const row = await screen.findByRole('row', { name: /Falkenwerke GmbH/ })
    expect(within(row).getByText(/^132,30/)).toBeTruthy()
    await user.click(within(row).getByRole('button'))
    await user.click(screen.getByRole('menuitem', { name: 'Als CSV-Datei' }))
    expect(told(downloadStaffPayroll)).toMatchObject([{ query: { format: 'csv' } }])
  })

  it('are only sums for others', async () => {
    await open('/admin/lohnabzug', SEES, lists)
    expect(within(await screen.findByRole('row', { name: /Falkenwerke GmbH/ })).queryByRole('button')).toBeNull()
  })
})
