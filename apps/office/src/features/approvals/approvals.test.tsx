import {
  approveStaffAct,
  declineStaffAct,
  getOwnStaffApprovals,
  getStaffApprovals,
  getStaffMenu,
  type StaffApproval,
  withdrawStaffAct,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { USER_ID } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const APPROVES: number[] = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToApprove, RIGHTS.AllowedToSeeOrders]

const cancellation: StaffApproval = {
  id: '00000000-0000-4000-8000-000000000001',
  act: 'cancellation',
  state: 'waiting',
  askedBy: '00000000-0000-4000-8000-00000000000a',
  askedByName: 'A. Brede',
  askedOn: '2026-11-22T10:15:00.000Z',
  endsOn: '2026-11-29T10:15:00.000Z',
  subjectKind: 'order',
  subjectId: '00000000-0000-4000-8000-000000004711',
  subjectName: 'K7QH2M9XPB',
  before: '{"state":"completed"}',
  after: '{"state":"cancelled","tickets":["f88687c2-f24d-42ca-9e8a-a172d27b097a"],"amountInCent":111510}',
  hash: 'h'.repeat(64),
  decidedBy: null,
  decidedByName: null,
  decidedOn: null,
  reason: '',
}

const list = answering(getStaffApprovals, () => [cancellation])
const agreed = answering(approveStaffAct, () => [{ ...cancellation, state: 'approved' as const }])
const declined = answering(declineStaffAct, () => [{ ...cancellation, state: 'declined' as const }])

async function openApprovals({ at = '/admin/freigaben', given = [list, agreed, declined], rights = APPROVES } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

const opened = async (user: Awaited<ReturnType<typeof openApprovals>>['user']) => {
  await user.click(await screen.findByRole('link', { name: 'Bestellung stornieren' }))
  return within(await screen.findByRole('dialog'))
}

describe('what waits for a second person', () => {
  it('is listed, and shown as who asked has seen it', async () => {
    const { user, asked, location } = await openApprovals()
    const dialog = await opened(user)
    expect(asked(getStaffApprovals.name)[0]?.query).toEqual({ state: 'waiting', page: 0, pageSize: 1_000 })
    expect(dialog.getByRole('row', { name: 'Stand abgeschlossen storniert' })).toBeTruthy()
    expect(dialog.getByRole('row', { name: 'Tickets – 1' })).toBeTruthy()
    const order = dialog.getByRole('link', { name: 'K7QH2M9XPB' })
    expect(order.getAttribute('href')).toBe(`/admin/bestellungen?order=${cancellation.subjectId}`)
    expect(dialog.getByRole('row', { name: /^Geht zurück – 1\.115,10.€$/ })).toBeTruthy()
    expect(location()?.search).toBe(`?approval=${cancellation.id}`)
  })

  it('is seen by who has asked for it, who takes it back, without the right to agree', async () => {
    const given = [
      answering(getOwnStaffApprovals, () => [{ ...cancellation, askedBy: USER_ID }]),
      answering(withdrawStaffAct, () => [{ ...cancellation, askedBy: USER_ID, state: 'declined' as const }]),
    ]
    const { user, asked } = await openApprovals({ given, rights: [RIGHTS.AllowedToUseAdminPanel] })
    const dialog = await opened(user)
    expect(screen.queryByLabelText('Von wem')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Ablehnen' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Zustimmen' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zurücknehmen' }))
    expect(await screen.findByText('Der Antrag ist zurückgenommen.')).toBeTruthy()
    expect(asked(withdrawStaffAct.name)).toEqual([{ params: { approvalId: cancellation.id } }])
    expect(asked(getStaffApprovals.name)).toEqual([])
  })

  it('is counted in the menu, and anew once something is decided', async () => {
    let waitingApprovals = 2
    const figures = answering(getStaffMenu, () => [{ seesEveryClient: false, waitingApprovals }])
    const { user, asked } = await openApprovals({ given: [list, agreed, figures] })
    const menu = within(screen.getByRole('navigation', { name: 'Menü' }))
    expect(await menu.findByRole('link', { name: 'Freigaben 2 warten' })).toBeTruthy()
    expect(asked(getStaffMenu.name)).toHaveLength(1)
    waitingApprovals = 0
    await user.click((await opened(user)).getByRole('button', { name: 'Zustimmen' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zustimmen' }))
    expect(await screen.findByRole('link', { name: 'Freigaben' })).toBeTruthy()
  })

  it('is agreed to as it was seen, after a question', async () => {
    const { user, asked } = await openApprovals()
    const dialog = await opened(user)
    await user.click(dialog.getByRole('button', { name: 'Zustimmen' }))
    expect(asked(approveStaffAct.name)).toEqual([])
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/im Namen von A\. Brede/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Zustimmen' }))
    expect(await screen.findByText('Sie haben zugestimmt, es ist geschehen.')).toBeTruthy()
    expect(asked(approveStaffAct.name)).toMatchObject([
      { params: { approvalId: cancellation.id }, body: { hash: cancellation.hash } },
    ])
    await waitFor(() => expect(asked(getStaffApprovals.name)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what is against it, and stays open', async () => {
    const changed = { field: 'hash', message: 'Inzwischen geändert.', code: 907, key: 'error.changedMeanwhile' }
    const { user } = await openApprovals({ given: [list, refusing(approveStaffAct, 409, changed)] })
    const dialog = await opened(user)
    await user.click(dialog.getByRole('button', { name: 'Zustimmen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zustimmen' }))
    expect((await question.findByRole('alert')).textContent).toMatch(/inzwischen/i)
  })

  it('is declined with a reason, and not without', async () => {
    const { user, asked } = await openApprovals()
    await user.click((await opened(user)).getByRole('button', { name: 'Ablehnen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ablehnen: Bestellung stornieren' }))
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    expect(await dialog.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy()
    expect(asked(declineStaffAct.name)).toEqual([])
    await user.type(dialog.getByLabelText('Grund'), 'Schon erstattet')
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    expect(await screen.findByText('Der Antrag ist abgelehnt.')).toBeTruthy()
    expect(asked(declineStaffAct.name)).toMatchObject([{ body: { reason: 'Schon erstattet' } }])
  })

  it('cannot be agreed to by whoever has asked, who may take it back', async () => {
    const own = answering(getStaffApprovals, () => [{ ...cancellation, askedBy: USER_ID }])
    const { user } = await openApprovals({ given: [own] })
    const dialog = await opened(user)
    expect(dialog.queryByRole('button', { name: 'Zustimmen' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Ablehnen' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Zurücknehmen' })).toBeTruthy()
  })

  it('says who declined what is over, without a button', async () => {
    const over = {
      ...cancellation,
      state: 'declined' as const,
      decidedBy: '00000000-0000-4000-8000-00000000000b',
      decidedByName: 'F. Fink',
      decidedOn: '2026-11-23T05:00:00.000Z',
      reason: 'Doppelt',
    }
    const { user, asked } = await openApprovals({
      at: '/admin/freigaben?state=declined',
      given: [answering(getStaffApprovals, () => [over])],
    })
    const dialog = await opened(user)
    expect(dialog.getByText('Doppelt')).toBeTruthy()
    expect(dialog.getByText('Entschieden von').nextElementSibling?.textContent).toBe('F. Fink')
    expect(dialog.getAllByRole('button', { name: /./ }).map(button => button.textContent)).not.toContain('Ablehnen')
    expect(asked(getStaffApprovals.name)[0]?.query).toMatchObject({ state: 'declined' })
  })

  it('can be nothing, and can be asked for again', async () => {
    const { user, asked } = await openApprovals({ given: [refusing(getStaffApprovals, 500)] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked(getStaffApprovals.name)).toHaveLength(2))
  })

  it('says that nothing waits', async () => {
    await openApprovals({ given: [answering(getStaffApprovals, () => [])] })
    expect(await screen.findByText('Nichts wartet')).toBeTruthy()
  })
})
