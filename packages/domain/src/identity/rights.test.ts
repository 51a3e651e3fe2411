import { expect, it } from 'vitest'
import { holdsRights, RIGHTS } from './rights.ts'

it('staff need every right a call asks for, not only one of them', () => {
  const held = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToConfirmUser]
  expect(holdsRights(held, ['AllowedToUseAdminPanel', 'AllowedToConfirmUser'])).toBe(true)
  expect(holdsRights(held, ['AllowedToUseAdminPanel', 'IsAdministrator'])).toBe(false)
  expect(holdsRights([], [])).toBe(true)
})
