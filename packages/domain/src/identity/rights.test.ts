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

it('no number stands for two rights', () => {
  const numbers = Object.values(RIGHTS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
