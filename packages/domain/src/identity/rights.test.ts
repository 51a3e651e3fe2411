import { expect, it } from 'vitest'
import { holdsRights, RIGHTS } from './rights.ts'

it('staff need every right a call asks for, not only one of them', () => {
  const held = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToConfirmUser]
  expect(holdsRights(held, ['AllowedToUseAdminPanel', 'AllowedToConfirmUser'])).toBe(true)
  expect(holdsRights(held, ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'])).toBe(false)
  expect(holdsRights(held, ['IsAdministrator'])).toBe(false)
  expect(holdsRights([], [])).toBe(true)
})

it('administrators hold every right', () => {
  expect(holdsRights([RIGHTS.IsAdministrator], ['AllowedToSeeOrders', 'AllowedToConfirmUser'])).toBe(true)
})

it('the names of Spec 3 §6 keep the numbers that tokens carry', () => {
  const specified = [
    'IsAdministrator',
    'AllowedToUseAdminPanel',
    'AllowedToRetrieveDynamicalInfoTypes',
    'AllowedToGetUsersToBeConfirmed',
    'AllowedToConfirmUser',
    'AllowedToGetServiceAreas',
    'AllowedToExecuteSqlStatements',
    'AllowedToEditSqlStatements',
    'AllowedToManageAttachments',
    'AllowedToEditMessageOfTheDays',
  ]
  const numbers: Readonly<Record<string, number>> = RIGHTS
  expect(specified.map(name => numbers[name])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('no number stands for two rights', () => {
  const numbers = Object.values(RIGHTS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
