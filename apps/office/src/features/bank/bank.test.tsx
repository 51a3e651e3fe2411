import {
  type Call,
  getBankEntries,
  getBankMessages,
  layAsideBankEntry,
  matchBankEntry,
  reopenBankEntry,
  type StaffBankEntry,
  type StaffBankMessage,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const entry: StaffBankEntry = {
  guid: '00000000-0000-4000-8000-000000000001',
  kind: 'return',
  reason: 'amountDiffers',
  laidAsideBy: null,
  laidAsideOn: null,
  bookedOn: '2027-01-11',
  currency: 'EUR',
  cents: -6800,
  chargesCents: 0,
  code: 'MS03',
  endToEndId: 'C-1',
  mandate: null,
  reference: null,
  text: null,
  name: null,
  messageName: 'camt.xml',
  proposals: [
    {
      collectionGuid: '00000000-0000-4000-8000-000000000002',
      customerNumber: '2BCD9TXZ4K',
      dueOn: '2027-01-04',
      cents: 6300,
      state: 'settled',
    },
  ],
  invoiceProposals: [],
}
const message: StaffBankMessage = {
  guid: '00000000-0000-4000-8000-000000000003',
  name: 'camt.xml',
  kind: 'camt.054',
  state: 'refused',
  reason: 'sumsDiffer',
  receivedOn: '2027-01-11T08:00:00.000Z',
  lines: 0,
  waiting: 0,
}
const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling, RIGHTS.AllowedToRunBilling]

const aside: StaffBankEntry = {
  ...entry,
  proposals: [],
  laidAsideBy: 'Berta Zweite',
  laidAsideOn: '2027-01-12T09:00:00.000Z',
}

async function openBank(entries: StaffBankEntry[] = [entry], held: readonly number[] = rights, at = '/admin/bank') {
  const office = await renderOffice({
    at,
    answers: [
      staffDevice([...held]),
      answering(getBankEntries, () => entries),
      answering(getBankMessages, () => [message]),
      answering(matchBankEntry, () => [{ guid: entry.guid, state: 'matched' }]),
      answering(reopenBankEntry, () => [{ guid: entry.guid, state: 'waiting' }]),
      answering(layAsideBankEntry, () => [{ guid: entry.guid, state: 'noted' }]),
    ],
  })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  const decide = async (kind = /Rückgabe/) => {
    const row = within(await screen.findByRole('row', { name: kind }))
    await office.user.click(row.getByRole('button'))
    await office.user.click(screen.getByRole('menuitem', { name: 'Entscheiden …' }))
    await office.user.type(await screen.findByLabelText(/Begründung|Grund/), 'am Telefon geklärt')
  }
  return { ...office, told, decide }
}

describe('what the bank has sent', () => {
  it('says what waits and why, and which file was not taken in', async () => {
    await openBank()
    const row = within(await screen.findByRole('row', { name: /Rückgabe/ }))
    expect(row.getByText('anderer Betrag')).toBeTruthy()
    expect(await screen.findByText('nicht angenommen: ihre Summen stimmen nicht')).toBeTruthy()
  })

  it('is matched with what is proposed, for a reason', async () => {
    const { user, told, decide } = await openBank()
    await decide()
    await user.click(screen.getByRole('button', { name: 'Zuordnen' }))
    expect(await screen.findByText('Die Zeile ist zugeordnet.')).toBeTruthy()
    const [proposal] = entry.proposals
    expect(told(matchBankEntry)).toMatchObject([
      { body: { collectionGuid: proposal?.collectionGuid, reason: 'am Telefon geklärt' } },
    ])
  })

  it('is laid aside where it is about none of them', async () => {
    const { user, told, decide } = await openBank()
    await decide()
    await user.selectOptions(screen.getByLabelText('Einzug'), 'keiner davon')
    await user.click(screen.getByRole('button', { name: 'Ablegen' }))
    expect(await screen.findByText('Die Zeile ist abgelegt.')).toBeTruthy()
    expect(told(layAsideBankEntry)).toHaveLength(1)
  })

  it('is money for the invoices that its text names, or for whom somebody says', async () => {
    const transfer: StaffBankEntry = {
      ...entry,
      kind: 'transfer',
      cents: 6300,
      proposals: [],
      text: 'Rg. R2026-000017',
    }
    const { user, told, decide } = await openBank([transfer])
    await decide(/Überweisung/)
    await user.click(screen.getByRole('button', { name: 'Zuordnen' }))
    expect(told(matchBankEntry)).toMatchObject([{ body: { invoiceNumbers: 'R2026-000017' } }])
    await decide(/Überweisung/)
    await user.clear(screen.getByLabelText('Kundennummer oder Rechnungsnummern'))
    await user.type(screen.getByLabelText('Kundennummer oder Rechnungsnummern'), '2BCD9TXZ4K')
    await user.click(screen.getByRole('button', { name: 'Zuordnen' }))
    expect(told(matchBankEntry)[1]).toMatchObject({ body: { customerNumber: '2BCD9TXZ4K' } })
  })

  it('is proposed for invoices that it fits, with what speaks for them, and booked only once somebody says so', async () => {
    const invoiceOf = (number: string, openCents: number) => ({ guid: number, number, dueOn: '2026-12-16', openCents })
    const fits = { payer: 'Landkreis Nord', customerNumber: '2BCD9TXZ4K', by: 'name' as const }
    const [one, two] = [invoiceOf('R2026-000017', 6_300), invoiceOf('R2026-000018', 6_300)]
    const transfer: StaffBankEntry = {
      ...entry,
      kind: 'transfer',
      cents: 12_600,
      proposals: [],
      invoiceProposals: [{ ...fits, amount: 'all', invoices: [one, two] }],
    }
    const { user, told, decide } = await openBank([transfer])
    expect(await screen.findByText('R2026-000017, R2026-000018')).toBeTruthy()
    expect(screen.getByText('nennt keine Rechnung, passt aber zu offenen')).toBeTruthy()
    await decide(/Überweisung/)
    const dialog = within(screen.getByRole('dialog'))
    const choice = dialog.getByLabelText<HTMLSelectElement>('Rechnungen, für die das Geld sein kann')
    expect(choice.selectedOptions[0]?.text).toBe('R2026-000017, R2026-000018 (Landkreis Nord)')
    expect(dialog.getByText(/Der Name passt zu Landkreis Nord\. Der Betrag ist die Summe aller 2 offenen/)).toBeTruthy()
    expect(dialog.getByText(/^R2026-000018: 63,00.€, fällig 16\.12\.2026$/)).toBeTruthy()
    expect(told(matchBankEntry)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Zuordnen' }))
    expect(told(matchBankEntry)).toMatchObject([{ body: { invoiceNumbers: 'R2026-000017, R2026-000018' } }])
  })

  it('leaves to whoever decides to name others than are proposed', async () => {
    const proposal = { payer: null, customerNumber: '2BCD9TXZ4K', by: 'iban' as const, amount: 'one' as const }
    const invoices = [{ guid: 'a', number: 'R2026-000017', dueOn: '2026-12-16', openCents: 6_300 }]
    const transfer: StaffBankEntry = { ...entry, kind: 'transfer', cents: 6_300, proposals: [] }
    const { user, told, decide } = await openBank([{ ...transfer, invoiceProposals: [{ ...proposal, invoices }] }])
    await decide(/Überweisung/)
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/Das Konto ist als das von Kunde 2BCD9TXZ4K bekannt/)).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText(/für die das Geld sein kann/), 'andere: Nummer eintragen')
    expect(dialog.queryByText(/Das Konto ist/)).toBeNull()
    await user.type(dialog.getByLabelText('Kundennummer oder Rechnungsnummern'), 'R2026-000020')
    await user.click(dialog.getByRole('button', { name: 'Zuordnen' }))
    expect(told(matchBankEntry)).toMatchObject([{ body: { invoiceNumbers: 'R2026-000020' } }])
  })

  it('says so where nothing waits', async () => {
    await openBank([])
    expect(await screen.findByText('Nichts wartet')).toBeTruthy()
  })

  it('that was laid aside is listed apart, says who has done so, and waits again for a reason', async () => {
    const { user, told } = await openBank([aside], rights, '/admin/bank?list=laidAside&page=2&pageSize=20')
    const row = within(await screen.findByRole('row', { name: /Rückgabe/ }))
    expect(told(getBankEntries)).toMatchObject([{ query: { list: 'laidAside', page: 1, pageSize: 20 } }])
    expect(row.getByText('Berta Zweite')).toBeTruthy()
    await user.click(row.getByRole('button'))
    await user.click(screen.getByRole('menuitem', { name: 'Wieder vorlegen …' }))
    await user.type(await screen.findByLabelText(/Begründung|Grund/), 'doch unsere')
    await user.click(screen.getByRole('button', { name: 'Wieder vorlegen …' }))
    expect(await screen.findByText('Die Zeile wartet wieder.')).toBeTruthy()
    expect(told(reopenBankEntry)).toMatchObject([{ body: { reason: 'doch unsere' } }])
  })

  it('is narrowed down in the address', async () => {
    const { user, told } = await openBank()
    await user.selectOptions(await screen.findByLabelText('Zeilen'), 'abgelegt')
    expect(told(getBankEntries).at(-1)).toMatchObject({ query: { list: 'laidAside', page: 0 } })
  })

  it('is only shown to whoever may not decide', async () => {
    await openBank([entry], rights.slice(0, 2))
    const row = within(await screen.findByRole('row', { name: /Rückgabe/ }))
    expect(row.queryByRole('button')).toBeNull()
  })
})
