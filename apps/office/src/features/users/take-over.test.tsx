import { defaultClient } from '@billett/clients'
import {
  endUserSessions,
  getStaffUser,
  resetSecondFactor,
  type StaffUserDetail,
  searchStaffUsers,
  takeOverUser,
} from '@billett/contract'
import { RIGHTS, USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'
import { seenUser } from './users.fixture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const SEES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeUsers]
const userId = '00000000-0000-4000-8000-000000000001'
const moment = '2026-11-22T10:15:00.000Z'

const ada = seenUser({
  userId,
  clientId: defaultClient.config.settings.clientId,
  email: 'ada@example.org',
  lastName: 'Love',
  isMasked: false,
  sessions: [{ sessionId: 'session-1', name: 'Firefox', signedInOn: moment, lastSeenOn: moment }],
  journal: [],
})

async function openAda(rights: number[], seen = ada, ...answers: ReturnType<typeof answering>[]) {
  const signedIn = staffDevice(rights)
  const office = await renderOffice({
    at: `/admin/benutzer?user=${userId}`,
    answers: [signedIn, answering(searchStaffUsers, () => []), answering(getStaffUser, () => [seen]), ...answers],
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto von Ada Love' }))
  await dialog.findByText('K-1')
  return { ...office, dialog }
}

describe('the second factor of a colleague', () => {
  const colleague = { ...ada, userType: USER_TYPE.HGS }

  it('is reset after a question, by whoever manages staff', async () => {
    const reset = answering(resetSecondFactor, () => [{ userId }])
    const { user, dialog, sent } = await openAda([...SEES, RIGHTS.AllowedToManageStaff], colleague, reset)
    await user.click(dialog.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }))
    expect(await screen.findByText('Der zweite Faktor ist zurückgesetzt.')).toBeTruthy()
    expect(sent).toContainEqual({ call: resetSecondFactor.name, input: { params: { userId } } })
  })

  it('is not offered to be reset without the right, nor is a customer’s', async () => {
    for (const [rights, seen] of [
      [SEES, colleague],
      [[...SEES, RIGHTS.AllowedToManageStaff], ada],
    ] as const) {
      const { dialog, unmount } = await openAda([...rights], seen)
      expect(dialog.queryByRole('button', { name: 'Zweiten Faktor zurücksetzen' })).toBeNull()
      unmount()
    }
  })
})

describe('a customer', () => {
  it('is taken over with a reason: the shop opens as theirs, and the own tokens are kept', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const token = aToken({ act: { sub: 'clerk' } })
    const taken = answering(takeOverUser, () => {
      // As the browser does with a token that an answer brings.
      storedJwt.write(token)
      return [
        {
          userId,
          firstName: 'Ada',
          lastName: 'Love',
          username: 'ada',
          email: 'ada@example.org',
          rights: [],
          userType: USER_TYPE.WebShop,
          authenticated: true as const,
          acceptTermsNecessary: false,
          id_token: token,
          until: moment,
        },
      ]
    })
    const { user, dialog, sent } = await openAda([...SEES, RIGHTS.AllowedToTakeOverUsers], ada, taken)
    const own = storedJwt.read()
    storedRefreshToken.write('own-refresh')
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    const form = within(await screen.findByRole('dialog', { name: 'Im Konto von Ada Love handeln' }))
    await user.type(form.getByLabelText('Grund'), 'kurz')
    await user.click(form.getByRole('button', { name: 'Konto übernehmen' }))
    expect((await form.findAllByText(/wenigstens zehn Zeichen/)).length).toBeGreaterThan(0)
    expect(assign).not.toHaveBeenCalled()
    await user.type(form.getByLabelText('Grund'), ', aber jetzt lang genug')
    await user.click(form.getByRole('button', { name: 'Konto übernehmen' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(sent.findLast(({ call }) => call === takeOverUser.name)?.input).toMatchObject({
      params: { userId },
      query: { reason: 'kurz, aber jetzt lang genug' },
    })
    expect(storedJwt.read()).toBe(token)
    expect(storedRefreshToken.read()).toBeUndefined()
    expect(JSON.parse(localStorage.getItem('admin') ?? '{}')).toEqual({ jwt: own, refreshToken: 'own-refresh' })
  })

  it('is not offered to be taken over without the right, of another company, of the staff or disabled', async () => {
    const take = [...SEES, RIGHTS.AllowedToTakeOverUsers]
    const cases: [number[], Partial<StaffUserDetail>][] = [
      [SEES, {}],
      [take, { clientId: 'another' }],
      [take, { userType: USER_TYPE.HGS }],
      [take, { state: 'disabled' }],
      [take, { allowsTakeOver: false }],
    ]
    for (const [rights, over] of cases) {
      const { dialog, unmount } = await openAda(rights, { ...ada, ...over })
      expect(dialog.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
      unmount()
    }
  })

  it('says where they do not want anybody to act in their place', async () => {
    await openAda([...SEES, RIGHTS.AllowedToTakeOverUsers], { ...ada, allowsTakeOver: false })
    expect(await screen.findByText('Möchte nicht, dass jemand das Konto übernimmt.')).toBeTruthy()
  })

  it('is signed out everywhere after a question', async () => {
    const ended = answering(endUserSessions, () => [{ userId, ended: 1 }])
    const { user, dialog, sent } = await openAda([...SEES, RIGHTS.AllowedToEditUsers], ada, ended)
    await user.click(dialog.getByRole('button', { name: 'Überall abmelden' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Ein Gerät wird abgemeldet/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Überall abmelden' }))
    await waitFor(() => expect(sent.some(({ call }) => call === endUserSessions.name)).toBe(true))
    expect(await screen.findByText('Alle Geräte sind abgemeldet.')).toBeTruthy()
  })
})
