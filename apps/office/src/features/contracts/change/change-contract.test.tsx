import {
  type ChangePreview,
  changeStaffContract,
  countStaffContracts,
  getStaffContract,
  type StaffContractDetail,
  searchStaffContracts,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { staffDevice } from '../../../../test/staff-device.ts'
import { aListedContract, aSeenContract } from '../contracts.fixture.ts'
import { comparedDebits } from './compared-debits.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts]
const ACTS: number[] = [...SEES, RIGHTS.AllowedToActOnContracts]

const debit = (on: string, amountInCent: number, reason: string): ChangePreview['before'][number] => ({
  on,
  amountInCent,
  isBooked: false,
  claims: [
    {
      component: 'fare',
      period: { from: '2027-01-01', to: '2027-01-31' },
      amountInCent,
      reasons: [reason],
    },
  ],
})
const effect: ChangePreview = {
  contractGuid: aSeenContract.guid,
  seq: aSeenContract.seq,
  before: [debit('2027-01-04', 6_300, 'Januar'), debit('2027-02-01', 6_300, 'Februar')],
  after: [debit('2027-02-01', 6_300, 'Februar')],
  differenceInCent: -6_300,
  comparedUntil: '2027-04-01',
  effectiveOn: '2027-01-01',
  validUntil: null,
  cardValidUntil: null,
  cardValidAgainFrom: null,
  proofDueOn: null,
  approval: 'automatic',
  takeBackUntil: null,
  text: ['Pause im Januar.', 'Das spart 63,00 €.'],
}
const running: StaffContractDetail = { ...aSeenContract, parked: null }

async function openContract(
  given = [answering(changeStaffContract, () => [{ contract: running, effect }])],
  seen = running,
) {
  const listed = [
    answering(searchStaffContracts, () => [aListedContract(4711)]),
    answering(countStaffContracts, () => [{ count: 1, isExact: true }]),
    answering(getStaffContract, () => [seen]),
  ]
  const at = `/admin/vertraege?contract=${seen.guid}`
  const office = await renderOffice({ at, answers: [staffDevice(ACTS), ...listed, ...given] })
  const asked = () => office.sent.flatMap(({ call, input }) => (call === changeStaffContract.name ? [input] : []))
  return { ...office, asked }
}

describe('a change that staff enter for a customer', () => {
  it('is seen debit by debit before it is done, and tried anew once a field is another', async () => {
    const { user, asked } = await openContract()
    await user.click(await screen.findByRole('button', { name: 'Für den Kunden ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711 ändern' }))
    expect(form.getByLabelText<HTMLInputElement>('Was der Kunde dazu liest').required).toBe(true)
    await user.type(form.getByLabelText(/Was der Kunde dazu liest/), 'wie gewünscht')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    expect(asked()).toEqual([])
    // Nothing is taken for granted: what is to happen is said first.
    const unsaid = { name: 'Was geschieht', description: /was geschehen soll/ }
    await user.selectOptions(form.getByRole('combobox', unsaid), 'Pausieren')
    await user.clear(form.getByLabelText(/Was der Kunde dazu liest/))
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    expect(asked()).toEqual([])
    await user.type(form.getByLabelText(/Erster Tag/), '2027-01-01')
    await user.type(form.getByLabelText(/Letzter Tag/), '2027-01-31')
    await user.type(form.getByLabelText(/Was der Kunde dazu liest/), 'wie gewünscht')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    expect(asked()).toEqual([])
    expect(form.getByRole('combobox', { name: 'Weshalb', description: /einen Grund/ })).toBeTruthy()
    await user.selectOptions(form.getByLabelText('Weshalb'), 'Krankheit')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    expect(await form.findByText(/alle Zeiträume, die vor dem 01.04.2027 beginnen/)).toBeTruthy()
    expect(await form.findByText('Pause im Januar. Das spart 63,00 €.')).toBeTruthy()
    const change = { kind: 'pause', from: '2027-01-01', until: '2027-01-31', reason: 'illness' }
    const body = { change, reason: 'wie gewünscht', seq: running.seq }
    expect(asked()).toMatchObject([{ query: { dryRun: true }, body }])
    await user.type(form.getByLabelText(/Eingegangen am/), '2026-11-20')
    expect(form.queryByRole('button', { name: 'Jetzt ausführen' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    await user.click(await form.findByRole('button', { name: 'Jetzt ausführen' }))
    await waitFor(() => expect(asked()).toHaveLength(3))
    expect(asked()[2]).toMatchObject({ query: {}, body: { ...body, receivedOn: '2026-11-20' } })
    expect(await screen.findByText('Die Änderung gilt.')).toBeTruthy()
  })

  it('may be a credit, which is typed in euros; when it was received is no matter then', async () => {
    const { user, asked } = await openContract()
    await user.click(await screen.findByRole('button', { name: 'Für den Kunden ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711 ändern' }))
    await user.selectOptions(form.getByLabelText('Was geschieht'), 'Gutschrift oder Gebühr')
    expect(form.queryByLabelText(/Eingegangen am/)).toBeNull()
    await user.selectOptions(form.getByLabelText('Art der Buchung'), 'Gutschrift')
    await user.type(form.getByLabelText('Grund'), 'Kulanz')
    for (const typed of ['zwölf', '0', '-5']) {
      await user.clear(form.getByLabelText(/Betrag in Euro/))
      await user.type(form.getByLabelText(/Betrag in Euro/), typed)
      expect(form.queryByText(/einen Betrag über 0 Euro/)).toBeNull()
      await user.click(form.getByRole('button', { name: 'Vorschau' }))
      const told = { name: /Betrag in Euro/, description: /einen Betrag über 0 Euro/ }
      expect(form.getByRole('textbox', told)).toBeTruthy()
    }
    expect(asked()).toEqual([])
    await user.clear(form.getByLabelText(/Betrag in Euro/))
    await user.type(form.getByLabelText(/Betrag in Euro/), '12,50')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    await user.click(await form.findByRole('button', { name: 'Jetzt ausführen' }))
    const change = { kind: 'charge', what: 'credit', amountInCent: 1_250 }
    await waitFor(() =>
      expect(asked().map(({ body }) => body)).toEqual([
        { change, reason: 'Kulanz', seq: running.seq },
        { change, reason: 'Kulanz', seq: running.seq },
      ]),
    )
  })

  it('is no notice where the contract has a last day already', async () => {
    const { user } = await openContract(undefined, { ...running, validUntil: '2027-03-31' })
    await user.click(await screen.findByRole('button', { name: 'Für den Kunden ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711 ändern' }))
    const offered = within(form.getByLabelText('Was geschieht')).getAllByRole('option')
    const words = offered.map(({ textContent }) => textContent)
    expect(words).toContain('Ohne Frist beenden')
    expect(words).not.toContain('Kündigen')
  })

  it('may be the end of the contract without notice, or of a pause where there is one', async () => {
    const paused = { ...running, pauses: [{ from: '2027-01-01', to: '2027-01-31' }] }
    const { user, asked } = await openContract(undefined, paused)
    await user.click(await screen.findByRole('button', { name: 'Für den Kunden ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711 ändern' }))
    const enter = async (kind: string, day: RegExp) => {
      await user.selectOptions(form.getByLabelText('Was geschieht'), kind)
      await user.type(form.getByLabelText(day), '2027-01-10')
      if (form.queryByLabelText('Weshalb'))
        await user.selectOptions(form.getByLabelText('Weshalb'), 'auf unsere Veranlassung')
      await user.click(form.getByRole('button', { name: 'Vorschau' }))
    }
    await user.type(form.getByLabelText(/Was der Kunde dazu liest/), 'so besprochen')
    await enter('Pause beenden', /Gilt wieder ab/)
    await enter('Ohne Frist beenden', /Letzter Tag des Vertrags/)
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked().map(({ body }) => body)).toMatchObject([
      { change: { kind: 'resume', from: '2027-01-10' } },
      { change: { kind: 'end', lastDay: '2027-01-10', reason: 'transportOperatorRequest' } },
    ])
  })

  it('stays with what was typed where it is refused', async () => {
    const no = { field: 'until', message: 'zu kurz', code: 805, key: 'error.pauseUntilNotAllowed' }
    const { user } = await openContract([refusing(changeStaffContract, 409, no)])
    await user.click(await screen.findByRole('button', { name: 'Für den Kunden ändern' }))
    const form = within(await screen.findByRole('dialog', { name: 'Vertrag V-4711 ändern' }))
    await user.selectOptions(form.getByLabelText('Was geschieht'), 'Pausieren')
    await user.selectOptions(form.getByLabelText('Weshalb'), 'Krankheit')
    await user.type(form.getByLabelText(/Was der Kunde dazu liest/), 'wie gewünscht')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    expect(await form.findByRole('alert')).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>(/Was der Kunde dazu liest/).value).toBe('wie gewünscht')
    expect(form.queryByRole('button', { name: 'Jetzt ausführen' })).toBeNull()
  })

  it('is taken back as long as that can be', async () => {
    const [request] = running.listChangeRequests
    if (!request) throw new Error('there is no request')
    const open = { ...running, listChangeRequests: [{ ...request, takeBackUntil: '2027-01-31' }] }
    const { user, asked } = await openContract(undefined, open)
    await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
    const form = within(await screen.findByRole('dialog', { name: /^Änderung am Vertrag V-4711 zurücknehmen/ }))
    await user.type(form.getByLabelText(/Was der Kunde dazu liest/), 'doch nicht')
    await user.click(form.getByRole('button', { name: 'Vorschau' }))
    await waitFor(() =>
      expect(asked()[0]?.body).toMatchObject({ change: { kind: 'takeBack', changeRequestGuid: request.guid } }),
    )
  })
})

it('debits stand beside each other by their day, also those of one side alone', () =>
  expect(comparedDebits(effect)).toEqual([
    { id: '2027-01-04', on: '2027-01-04', before: 6_300, after: null, reasons: ['Januar'] },
    { id: '2027-02-01', on: '2027-02-01', before: 6_300, after: 6_300, reasons: ['Februar'] },
  ]))
