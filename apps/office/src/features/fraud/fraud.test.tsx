import { type AskedApproval, type Call, decideFraudCase, getFraudCases, type StaffFraudCase } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, waiting } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const suspected: StaffFraudCase = {
  contractGuid: '00000000-0000-4000-8000-000000000001',
  number: 'C-1',
  customerNumber: '2BCD9TXZ4K',
  name: 'Jana Möller',
  orderState: 'ManualProcessingNecessary',
  level: 'block',
  points: 115,
  findings: [
    { rule: 'sharedAccount', points: 30, fact: 7 },
    { rule: 'otherHolder', points: 15, fact: null },
    { rule: 'newAccount', points: 10, fact: null },
    { rule: 'disposableMail', points: 30, fact: 'trashmail.com' },
    { rule: 'accountNotProven', points: 0, fact: null },
  ],
  rulesVersion: 'a1b2c3d4e5f6',
  assessedOn: '2026-11-28T09:00:00.000Z',
  state: 'open',
  decision: null,
  isWaiting: true,
}
const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts, RIGHTS.AllowedToActOnContracts]

async function openFraud({ given = rights, waits }: { given?: number[]; waits?: AskedApproval } = {}) {
  const office = await renderOffice({
    at: '/admin/betrugsverdacht',
    answers: [
      staffDevice(given),
      answering(getFraudCases, () => [suspected]),
      waits ? waiting(decideFraudCase, waits) : answering(decideFraudCase, () => [suspected]),
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

it('a suspicion says what was odd, and what each of it counted', async () => {
  const { choose } = await openFraud()
  const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
  expect(row.getByText('wartet auf Sie')).toBeTruthy()
  const unproven = 'Die Bank hat nicht bestätigt, wem das Konto gehört'
  expect(row.getByText(`${unproven} · Andere zahlen auch von diesem Konto und 3 weitere Gründe`)).toBeTruthy()
  await choose('Ansehen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Betrugsverdacht: Jana Möller' }))
  for (const detail of [
    'von Hand zu bearbeiten',
    'von Hand prüfen',
    '30 Punkte · 7 andere Personen',
    '15 Punkte',
    '10 Punkte · ohne Kundenkonto bestellt',
    '30 Punkte · trashmail.com',
    'deshalb ist von Hand zu prüfen',
  ])
    expect(dialog.getByText(detail)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'C-1' }).getAttribute('href')).toContain(suspected.contractGuid)
  expect(screen.getByText('a1b2c3d4e5f6')).toBeTruthy()
})

it('a suspicion is overruled for a reason', async () => {
  const { user, told, choose } = await openFraud()
  await choose('Kein Betrug …')
  await user.type(await screen.findByLabelText(/Begründung|Grund/), 'am Telefon geklärt')
  await user.click(screen.getByRole('button', { name: 'Verdacht ausräumen' }))
  expect(await screen.findByText('Der Verdacht ist ausgeräumt.')).toBeTruthy()
  expect(told(decideFraudCase)).toMatchObject([
    { body: { assessedOn: suspected.assessedOn, state: 'open', verdict: 'overruled', reason: 'am Telefon geklärt' } },
  ])
})

it('a suspicion that a second person has to agree about waits, and is not said to be done', async () => {
  const waits = { id: 'x', hash: 'h', endsOn: '2026-12-05T09:00:00.000Z' }
  const { user, choose } = await openFraud({ waits })
  await choose('Kein Betrug …')
  await user.type(await screen.findByLabelText(/Begründung|Grund/), 'am Telefon geklärt')
  await user.click(screen.getByRole('button', { name: 'Verdacht ausräumen' }))
  expect(await screen.findByText(/zweite Person/)).toBeTruthy()
  expect(screen.queryByText('Der Verdacht ist ausgeräumt.')).toBeNull()
})

it('a suspicion is decided by whoever may act on contracts, and looked at by the others', async () => {
  const { user } = await openFraud({ given: [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts] })
  const row = within(await screen.findByRole('row', { name: /Jana Möller/ }))
  await user.click(row.getByRole('button'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Ansehen'])
})
