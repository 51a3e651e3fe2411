import {
  type ConfirmableBaseData,
  confirmBaseData,
  confirmSeveralBaseData,
  getConfirmableBaseData,
  getDynamicInfoTypes,
} from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderOffice } from '../../../test/render-office.tsx'
import { staffDevice } from '../../../test/staff-device.ts'

const SEES: number[] = [
  RIGHTS.AllowedToUseAdminPanel,
  RIGHTS.AllowedToRetrieveDynamicalInfoTypes,
  RIGHTS.AllowedToGetUsersToBeConfirmed,
]
const CONFIRMS: number[] = [...SEES, RIGHTS.AllowedToConfirmUser]

const ida: ConfirmableBaseData = {
  id: '00000000-0000-4000-8000-000000000001',
  confirmed: false,
  email: 'ida@example.org',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  firstName: 'Ida',
  lastName: 'Brede',
  street: 'Talweg',
  houseNumber: '4',
  postCode: '99998',
  city: 'Lühr',
  additional: '',
  country: 'de',
  isLocked: false,
  boniversumVerificationPerformed: true,
  boniversumTrafficLightScore: 2,
}

const registration = { id: 'registration', label: 'Registrierung' }
const study = { id: 'study', label: 'Studium' }

const types = answering(getDynamicInfoTypes, () => [registration])
const list = answering(getConfirmableBaseData, () => [ida])
const turned = answering(confirmBaseData, () => [{ ...ida, confirmed: true }])

async function openBaseData({ at = '/admin/stammdaten', rights = CONFIRMS, given = [types, list, turned] } = {}) {
  const office = await renderOffice({ at, answers: [staffDevice(rights), ...given] })
  const asked = () =>
    office.sent.flatMap(({ call, input }) => (call === getConfirmableBaseData.name ? [input.query ?? {}] : []))
  return { ...office, asked }
}

const submit = () => screen.getByRole('button', { name: 'Suchen' })

describe('the base data of customers', () => {
  it('are asked for by the button alone, which waits for one of three terms; the only type is chosen', async () => {
    const { user, asked, location } = await openBaseData()
    const email = await screen.findByLabelText('E-Mail')
    expect(submit()).toHaveProperty('disabled', true)
    expect(screen.getByText('Wen suchen Sie?')).toBeTruthy()
    expect(screen.getByLabelText('Angaben')).toHaveProperty('value', 'registration')
    await user.type(email, 'ida@')
    expect(asked()).toEqual([])
    await user.click(submit())
    const row = within(await screen.findByRole('row', { name: /Brede/ }))
    expect(row.getByText('Talweg 4, 99998 Lühr, Deutschland')).toBeTruthy()
    expect(row.getByText('gelb')).toBeTruthy()
    expect(row.getByRole('link').getAttribute('href')).toBe('mailto:ida@example.org')
    expect(asked()).toEqual([{ email: 'ida@', type: 'registration', page: 0, pageSize: 100 }])
    expect(location()?.search).toBe('?email=ida%40&type=registration')
  })

  it('are asked for as the address says, whatever somebody was asked where there are several types', async () => {
    const several = answering(getDynamicInfoTypes, () => [registration, study])
    const { asked } = await openBaseData({ at: '/admin/stammdaten?lastName=Bre', given: [several, list, turned] })
    await screen.findByRole('row', { name: /Brede/ })
    expect(asked()).toEqual([{ lastName: 'Bre', page: 0, pageSize: 100 }])
    expect(screen.getByLabelText('Angaben')).toHaveProperty('value', '*')
  })

  it('are confirmed as they were seen, and the search is run anew', async () => {
    const { user, sent, asked } = await openBaseData({ at: '/admin/stammdaten?lastName=Bre' })
    await user.click(await screen.findByRole('button', { name: 'Stammdaten bestätigen: Ida Brede' }))
    expect(await screen.findByText('Die Stammdaten von Ida Brede sind bestätigt.')).toBeTruthy()
    const told = sent.filter(({ call }) => call === confirmBaseData.name)
    expect(told.map(({ input }) => [input.params, input.body])).toEqual([[{ userId: ida.id }, { expected: false }]])
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  it('say where somebody was faster', async () => {
    const faster = { field: 'expected', message: 'Inzwischen geändert.', code: 907, key: 'error.changedMeanwhile' }
    const given = [types, list, refusing(confirmBaseData, 409, faster)]
    const { user, asked } = await openBaseData({ at: '/admin/stammdaten?lastName=Bre', given })
    await user.click(await screen.findByRole('button', { name: /^Stammdaten bestätigen/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/inzwischen/i)
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  it('have no button for whoever may not confirm, and a lock where they are hidden', async () => {
    const hidden = answering(getConfirmableBaseData, () => [{ ...ida, email: 'i•••@example.org', isLocked: true }])
    await openBaseData({ at: '/admin/stammdaten?lastName=Bre', rights: SEES, given: [types, hidden, turned] })
    const row = within(await screen.findByRole('row', { name: /Brede/ }))
    expect(row.queryByRole('button')).toBeNull()
    expect(row.queryByRole('link')).toBeNull()
    expect(row.getByText('Verdeckt:')).toBeTruthy()
  })

  it('say that nobody is called so', async () => {
    await openBaseData({
      at: '/admin/stammdaten?lastName=X',
      given: [types, answering(getConfirmableBaseData, () => [])],
    })
    expect(await screen.findByText('Niemand zu bestätigen')).toBeTruthy()
  })

  it('can be asked for again where they could not be had', async () => {
    const { user, asked } = await openBaseData({
      at: '/admin/stammdaten?lastName=X',
      given: [types, refusing(getConfirmableBaseData, 500)],
    })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  it('are confirmed of several at once, after it was shown what that comes to', async () => {
    const told = answering(confirmSeveralBaseData, () => [{ changed: true, error: null }])
    const given = [types, list, turned, told]
    const { user, sent, asked } = await openBaseData({ at: '/admin/stammdaten?lastName=Bre', given })
    await user.click(await screen.findByRole('checkbox', { name: /Ida Brede/ }))
    await user.click(screen.getByRole('button', { name: 'Ausgewählte bestätigen' }))
    await user.click(await screen.findByRole('button', { name: '1 Person bestätigen' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    const bodies = sent.flatMap(({ call, input }) => (call === confirmSeveralBaseData.name ? [input] : []))
    expect(bodies).toMatchObject([{ query: { dryRun: true } }, { query: {}, body: { userIds: [ida.id] } }])
  })
})
