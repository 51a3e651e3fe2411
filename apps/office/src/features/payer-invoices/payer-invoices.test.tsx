import {
  type Call,
  downloadPayerInvoice,
  downloadPayerPayroll,
  getPayerInvoices,
  getPayerPayrollLists,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anInvoice, aPayrollList } from '../../../test/invoice.fixture.ts'
import { PAYER_ID, portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

type Handler = ReturnType<typeof answering>

const invoices = answering(getPayerInvoices, () => [anInvoice()])
const lists = answering(getPayerPayrollLists, () => [aPayrollList()])
const none = answering(getPayerPayrollLists, () => [])

async function open(at: string, ...given: Handler[]) {
  const device = portalDevice(['FinancialReport'], { guid: PAYER_ID, name: 'Kreis Lührtal', view: 'payer' })
  const office = await renderOffice({ at, answers: [...device, ...given] })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, told }
}

it('shows what is to be paid until when, and hands it over as a file', async () => {
  const { user, told } = await open('/schoolInvoices', invoices, none)
  const row = await screen.findByRole('row', { name: /R2026-000017/ })
  expect(within(row).getByText('16.12.2026')).toBeTruthy()
  expect(within(row).getByText(/^126,00/)).toBeTruthy()
  await user.click(within(row).getByRole('button'))
  await user.click(screen.getByRole('menuitem', { name: 'XML herunterladen' }))
  expect(told(downloadPayerInvoice)).toMatchObject([{ query: { format: 'xml' } }])
  expect(screen.queryByText('Listen für die Lohnabrechnung')).toBeNull()
})

it('is turned page by page, invoices and lists each for themselves', async () => {
  const many = answering(getPayerInvoices, () => Array.from({ length: 20 }, (_, at) => anInvoice({ guid: `g${at}` })))
  const { user, told } = await open('/schoolInvoices?pageSize=20', many, lists)
  await screen.findByRole('row', { name: /Falkenwerke GmbH/ })
  const [next] = screen.getAllByRole('button', { name: /Nächste Seite/ })
  await user.click(next ?? document.body)
  expect(told(getPayerInvoices).at(-1)).toEqual({ query: { page: 1, pageSize: 20 } })
  expect(told(getPayerPayrollLists).at(-1)).toEqual({ query: { page: 0, pageSize: 20 } })
})

it('shows a company what it keeps back from wages, and hands that over', async () => {
  const { user, told } = await open('/schoolInvoices', invoices, lists)
  const row = await screen.findByRole('row', { name: /Falkenwerke GmbH/ })
  await user.click(within(row).getByRole('button'))
  await user.click(screen.getByRole('menuitem', { name: 'Als Excel-Datei' }))
  expect(told(downloadPayerPayroll)).toMatchObject([{ query: { format: 'xlsx' } }])
})

it('says that lists could not be fetched, and tries again', async () => {
  let isAway = true
  const { user } = await open('/schoolInvoices', invoices, {
    name: getPayerPayrollLists.name,
    answer: async input => (isAway ? refusing(getPayerPayrollLists, 500) : lists).answer(input),
  })
  const section = within(await screen.findByRole('region', { name: 'Listen für die Lohnabrechnung' }))
  isAway = false
  await user.click(await section.findByRole('button', { name: /Noch einmal|Erneut/ }))
  expect(await screen.findByRole('row', { name: /Falkenwerke GmbH/ })).toBeTruthy()
})

it('says when the first invoice comes', async () => {
  await open(
    '/schoolInvoices',
    answering(getPayerInvoices, () => []),
    none,
  )
  expect(await screen.findByText('Noch keine Rechnung')).toBeTruthy()
})
