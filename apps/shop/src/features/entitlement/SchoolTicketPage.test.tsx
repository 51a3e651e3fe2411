import { checkEntitlement, type EntitlementAnswer, findSchools, searchOrigins } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { stop } from '../../state/tariff/tariff.fixture.ts'

const SCHOOL = '00000000-0000-4000-8000-000000000001'

const entitled: EntitlementAnswer = {
  result: 'entitled',
  reasons: [{ kind: 'longEnough', source: '§ 4', metres: 3501, minMetres: 3500, danger: null }],
  ownShareInCent: 700,
  shareBy: 'place',
  shareSource: '§ 7',
  metres: 3501,
  nearestSchool: null,
  authority: 'County',
  ruleVersion: 2,
  ruleValidFrom: '2026-08-01',
  from: '2026-12-01',
  year: 'sy2026',
  isLate: true,
  exemptions: [{ id: 'sgb12', text: 'Social assistance' }],
}

const found = [
  answering(searchOrigins, () => [stop('4031', 'Market')]),
  answering(findSchools, () => [
    { guid: SCHOOL, name: 'Grammar school', schoolType: 'Gymnasium', town: 'Town', hasStop: true, exemptions: [] },
  ]),
]

async function asked(answer: ReturnType<typeof answering>) {
  const shop = await renderShop({ at: '/schoolTicket', answers: [...found, answer] })
  await shop.user.type(screen.getByRole('combobox', { name: /Stop near your home/ }), 'Mar')
  await shop.user.click(await screen.findByRole('option', { name: 'Market' }))
  await shop.user.type(screen.getByRole('combobox', { name: /School/ }), 'Gram')
  await shop.user.click(await screen.findByRole('option', { name: 'Grammar school, Town' }))
  return shop
}

describe('whether a child gets a ticket to school', () => {
  it('is answered while one chooses, with the reason, what remains to pay and where it is written', async () => {
    const { user, sent } = await asked(answering(checkEntitlement, () => [entitled]))
    const result = within(await screen.findByRole('region', { name: 'Result' }))
    expect(result.getByText('Yes, the ticket is paid for')).toBeTruthy()
    expect(result.getByText('The way on foot is 3.501 km, more than 3.5 km is needed. (§ 4)')).toBeTruthy()
    expect(result.getByText(/7\.00.*a month by the order of the children \(§ 7\)/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One older sibling more' }))
    await user.selectOptions(screen.getByLabelText('Exemption from the own share'), 'sgb12')
    const bodies = () => sent.filter(({ call }) => call === checkEntitlement.name).map(({ input }) => input.body)
    await expect
      .poll(() => bodies().at(-1))
      .toEqual({
        schoolGuid: SCHOOL,
        home: '4031',
        grade: 5,
        olderSiblings: 1,
        isOfAge: false,
        exemption: 'sgb12',
      })
  })

  it('is never a silent no: what nobody knows is examined', async () => {
    const unknown: EntitlementAnswer = {
      ...entitled,
      result: 'unknown',
      ownShareInCent: null,
      reasons: [{ kind: 'metresUnknown', source: '', metres: null, minMetres: null, danger: null }],
    }
    await asked(answering(checkEntitlement, () => [unknown]))
    expect(await screen.findByText('Somebody has to examine this')).toBeTruthy()
    expect(screen.getByText('Somebody has to measure how long the way on foot is.')).toBeTruthy()
    expect(screen.queryByText('Your own share')).toBeNull()
  })

  it('forgets what it said as soon as another school is typed', async () => {
    const { user } = await asked(answering(checkEntitlement, () => [entitled]))
    await screen.findByRole('region', { name: 'Result' })
    await user.type(screen.getByRole('combobox', { name: /School/ }), 'x')
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
    expect(screen.getByText('Choose a stop and a school, and the result stands here.')).toBeTruthy()
  })

  it('says what went wrong, and is asked again', async () => {
    const { user, sent } = await asked(refusing(checkEntitlement, 404))
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    await expect.poll(() => sent.filter(({ call }) => call === checkEntitlement.name).length).toBe(2)
  })
})
