import {
  getOwedPayers,
  getPayout,
  getPayouts,
  namePayoutAccount,
  releaseBankFile,
  type StaffOwedPayer,
  type StaffPayoutFile,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { staffDevice } from '../../../../test/staff-device.ts'

const SEES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeBilling]
const ALL: number[] = [...SEES, RIGHTS.AllowedToRunBilling, RIGHTS.AllowedToReleaseBankFiles]
const GUID = '00000000-0000-4000-8000-000000000001'
const AT = `/admin/auszahlungen/${GUID}`

const payout: StaffPayoutFile = {
  guid: GUID,
  kind: 'transfers',
  messageId: 'B0ABC-1-1',
  dueOn: '2026-12-18',
  state: 'built',
  count: 1,
  cents: 2_000,
  hash: 'ab'.repeat(32),
  handOverBy: '2026-12-17',
  builtBy: null,
  isOwn: false,
  builtOn: '2026-12-15T01:00:00.000Z',
  releasedBy: null,
  releasedOn: null,
  handOverBegunOn: null,
  handedOverOn: null,
  isBankOffered: true,
  transfers: [
    {
      guid: '00000000-0000-4000-8000-000000000002',
      customerNumber: 'K-1',
      cents: 2_000,
      state: 'filed',
      code: null,
      maskedIban: 'DE•• •••• •••• 2051',
      accountHolder: 'Jana Moeller',
      accountNamedBy: 'Bert Meier',
      contractGuid: GUID,
      contractNumber: 'V-1',
      endedOn: null,
    },
  ],
}

const payer: StaffOwedPayer = {
  payerGuid: '00000000-0000-4000-8000-000000000003',
  customerNumber: 'K-2',
  cents: 700,
  waits: 'accountUnknown',
  maskedIban: null,
  contractGuid: GUID,
  contractNumber: 'V-2',
}

/** Twenty on the first page, and one behind it. */
const owed = Array.from({ length: 21 }, (_, number) => ({
  ...payer,
  payerGuid: `00000000-0000-4000-8000-0000000001${number + 10}`,
  customerNumber: `K-${number + 100}`,
}))

const open = ({ at = '/admin/auszahlungen', rights = ALL, given = [] as ReturnType<typeof answering>[] } = {}) =>
  renderOffice({
    at,
    answers: [
      staffDevice(rights),
      ...given,
      answering(getPayouts, () => [payout]),
      answering(getPayout, () => [payout]),
      answering(getOwedPayers, () => [payer]),
    ],
  })

const inputsOf = (sent: readonly { call: string; input: unknown }[], call: { name: string }) =>
  sent.flatMap(one => (one.call === call.name ? [one.input] : []))

describe('payouts', () => {
  it('are listed by file, with those who wait for theirs and why, and lead to what is in a file', async () => {
    const { user, location } = await open()
    expect(await screen.findByRole('row', { name: /K-2.*7,00.*unbekannt.*das Konto ist unbekannt/ })).toBeTruthy()
    const row = within(await screen.findByRole('row', { name: /18. Dezember 2026/ }))
    expect(row.getByText('wartet auf Freigabe')).toBeTruthy()
    await user.click(row.getByRole('link'))
    await waitFor(() => expect(location()?.pathname).toBe(AT))
    expect(
      await screen.findByRole('row', { name: /K-1.*V-1.*Jana Moeller.*2051.*Bert Meier.*20,00.*in der Datei/ }),
    ).toBeTruthy()
  })

  it('are owed to so many that they stand on pages, of which the others come when they are asked for', async () => {
    const { user } = await open({
      given: [
        answering(getOwedPayers, ({ query }) =>
          query && 'page' in query && query.page === 1 ? owed.slice(20) : owed.slice(0, 20),
        ),
      ],
    })
    expect(await screen.findByRole('row', { name: /K-100/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /K-120/ })).toBeNull()
    expect(screen.getByText('mindestens 20 Personen und Organisationen')).toBeTruthy()
    const pages = within(screen.getByRole('navigation', { name: /Wem noch Geld zusteht/ }))
    await user.click(pages.getByRole('button', { name: 'Nächste Seite' }))
    expect(await screen.findByRole('row', { name: /K-120/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /K-100/ })).toBeNull()
  })

  it('get an account with its reason from whoever may, who is told that somebody else releases it', async () => {
    const { user, sent } = await open({
      given: [answering(namePayoutAccount, () => [{ payerGuid: payer.payerGuid, maskedIban: 'DE•• •••• •••• 2051' }])],
    })
    await user.click(await screen.findByRole('button', { name: /K-2/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Konto angeben …' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/jemand anderes frei/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'DE02120300000000202051')
    await user.type(dialog.getByRole('textbox', { name: /Kontoinhaber/ }), 'Jana Möller')
    await user.type(dialog.getByRole('textbox', { name: /Woher/ }), 'stand im Brief')
    await user.click(dialog.getByRole('button', { name: 'Konto angeben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inputsOf(sent, namePayoutAccount)).toMatchObject([
      { body: { iban: 'DE02120300000000202051', accountHolder: 'Jana Möller', reason: 'stand im Brief' } },
    ])
    expect(inputsOf(sent, getOwedPayers)).toHaveLength(2)
  })

  it('are only looked at by whoever may do no more', async () => {
    await open({ rights: SEES })
    expect(await screen.findByRole('row', { name: /K-2/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /K-2/ })).toBeNull()
  })

  it('are released after their sum was read once more', async () => {
    const { user, sent } = await open({
      at: AT,
      given: [answering(releaseBankFile, () => [{ ...payout, state: 'released' as const }])],
    })
    await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/einer Überweisung über 20,00/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Freigeben' }))
    await waitFor(() => expect(inputsOf(sent, releaseBankFile)).toHaveLength(1))
  })

  it('that could not be had are asked for again', async () => {
    const { user, sent } = await open({ at: AT, given: [refusing(getPayout, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(inputsOf(sent, getPayout)).toHaveLength(2))
  })
})
