import {
  type Call,
  collectDunningCaseAgain,
  continueDunningCase,
  type DunningHandOver,
  getDunningCases,
  getDunningHandOvers,
  holdDunningCase,
  makeDunningHandOver,
  type StaffDunningCase,
  waiveDunningFees,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const owing: StaffDunningCase = {
  guid: '00000000-0000-4000-8000-000000000001',
  customerNumber: '2BCD9TXZ4K',
  name: 'Jana Möller',
  state: 'warned',
  openedOn: '2027-01-11',
  reachedOn: '2027-01-25',
  isOver: false,
  owedCents: 6720,
  feeCents: 420,
  holds: [],
  isLeft: true,
  stops: [{ kind: 'everything', code: 'MD07', since: '2027-01-11T08:00:00.000Z' }],
  steps: [{ state: 'notified', takenOn: '2027-01-11', owedCents: 6600, feeCents: 0 }],
  returns: [{ on: '2027-01-11', cents: 6300, chargesCents: 300, code: 'MS03', reason: 'Konto nicht gedeckt.' }],
  contracts: [{ guid: '00000000-0000-4000-8000-000000000002', number: 'C-1' }],
}
const given: DunningHandOver = {
  guid: '00000000-0000-4000-8000-000000000003',
  madeOn: '2027-02-22T09:00:00.000Z',
  madeBy: 'Anna Amt',
  reason: 'Inkasso Nord',
  cases: 3,
  cents: 21_000,
  paidCents: 6_300,
}
const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling, RIGHTS.AllowedToRunBilling]

async function openCases(held: readonly number[] = rights, handOvers: readonly DunningHandOver[] = [given]) {
  const office = await renderOffice({
    at: '/admin/mahnfaelle',
    answers: [
      staffDevice([...held]),
      answering(getDunningCases, () => [owing]),
      answering(getDunningHandOvers, ({ query }) =>
        query && 'page' in query && query.page === 1 ? handOvers.slice(20) : handOvers.slice(0, 20),
      ),
      answering(makeDunningHandOver, () => [given]),
      answering(holdDunningCase, () => [owing]),
      answering(continueDunningCase, () => [owing]),
      answering(collectDunningCaseAgain, () => [owing]),
      answering(waiveDunningFees, () => [owing]),
    ],
  })
  const told = ({ name }: Call) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  const choose = async (act: string) => {
    const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
    await office.user.click(row.getByRole('button'))
    await office.user.click(screen.getByRole('menuitem', { name: act }))
  }
  return { ...office, told, choose }
}

describe('a case', () => {
  it('shows its level and what is owed, and tells what came back', async () => {
    const { choose } = await openCases()
    const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
    expect(row.getByText('gemahnt, gesperrt')).toBeTruthy()
    await choose('Ansehen')
    expect(await screen.findByText(/MS03: Konto nicht gedeckt/)).toBeTruthy()
  })

  it('waits for a promise until its day', async () => {
    const { user, told, choose } = await openCases()
    await choose('Anhalten …')
    await user.selectOptions(await screen.findByLabelText('Wartet wegen'), 'Zahlungszusage')
    await user.type(screen.getByLabelText('Bis einschließlich'), '2027-02-01')
    await user.type(screen.getByLabelText(/Begründung|Grund/), 'hat angerufen')
    await user.click(screen.getByRole('button', { name: 'Anhalten' }))
    expect(await screen.findByText('Der Fall wartet.')).toBeTruthy()
    expect(told(holdDunningCase)).toMatchObject([{ body: { kind: 'promise', until: '2027-02-01' } }])
  })

  it('in which nothing is collected waits for a decision, and is collected from again', async () => {
    const { user, told, choose } = await openCases()
    const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
    expect(row.getByText('Entscheidung')).toBeTruthy()
    await choose('Wieder einziehen …')
    await user.type(await screen.findByLabelText(/Begründung|Grund/), 'lebt noch')
    await user.click(screen.getByRole('button', { name: 'Wieder einziehen' }))
    expect(await screen.findByText('Es wird wieder eingezogen.')).toBeTruthy()
    expect(told(collectDunningCaseAgain)).toMatchObject([{ body: { reason: 'lebt noch' } }])
  })

  it('has its fees waived for a reason', async () => {
    const { user, told, choose } = await openCases()
    await choose('Gebühren erlassen …')
    await user.type(await screen.findByLabelText(/Begründung|Grund/), 'aus Kulanz')
    await user.click(screen.getByRole('button', { name: 'Gebühren erlassen' }))
    expect(await screen.findByText('Die Gebühren sind erlassen.')).toBeTruthy()
    expect(told(waiveDunningFees)).toHaveLength(1)
  })

  it('is asked for as the address says: those that are open, unless others are wanted', async () => {
    const { user, told } = await openCases()
    expect(await screen.findByText('1 offener Fall')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Fälle'), 'beendet')
    expect(told(getDunningCases)).toMatchObject([
      { query: { list: 'open', page: 0 } },
      { query: { list: 'over', page: 0 } },
    ])
  })

  it('can only be looked at by whoever may not act', async () => {
    const { user } = await openCases(rights.slice(0, 2))
    const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
    await user.click(row.getByRole('button'))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Ansehen'])
  })
})

describe('a collection agency', () => {
  it('is given all cases that have come so far, with a reason, and what it has is listed', async () => {
    const { user, told } = await openCases()
    expect(await screen.findByRole('row', { name: /Anna Amt.*Inkasso Nord.*3.*210,00.*63,00/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ans Inkasso geben …' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'Inkasso Nord, Februar')
    await user.click(dialog.getByRole('button', { name: 'Ans Inkasso geben' }))
    expect(await screen.findByText('Die Fälle sind übergeben. Laden Sie jetzt die Datei herunter.')).toBeTruthy()
    expect(told(makeDunningHandOver)).toMatchObject([{ body: { reason: 'Inkasso Nord, Februar' } }])
    expect(told(getDunningHandOvers)).toHaveLength(2)
  })

  it('was given things so often that they stand on pages, of which the others come when they are asked for', async () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...given, guid: `hand-over-${at}`, reason: `Nummer ${at}.` }))
    const { user } = await openCases(rights, many)
    expect(await screen.findByRole('row', { name: /Nummer 0\./ })).toBeTruthy()
    expect(screen.getByText('mindestens 20 Übergaben')).toBeTruthy()
    const pages = within(screen.getByRole('navigation', { name: /Inkasso/ }))
    await user.click(pages.getByRole('button', { name: 'Nächste Seite' }))
    expect(await screen.findByRole('row', { name: /Nummer 20\./ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Nummer 0\./ })).toBeNull()
  })

  it('gets its file from whoever may see who owes, and from nobody else', async () => {
    const { user } = await openCases([...rights, RIGHTS.AllowedToSeePersonalDetails])
    const row = within(await screen.findByRole('row', { name: /Anna Amt/ }))
    await user.click(row.getByRole('button'))
    expect(screen.getByRole('menuitem', { name: 'Datei laden (CSV)' })).toBeTruthy()
    expect(screen.getByRole('menuitem', { name: 'Datei laden (Excel)' })).toBeTruthy()
  })
})
