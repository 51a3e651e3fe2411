import { RIGHTS } from '@billett/domain'
import { expect, it } from 'vitest'
import { rightsOfRole, rolesHeld } from './roles-held.ts'

it('names the roles somebody holds whole, and none that is part of another', () => {
  expect(rolesHeld(rightsOfRole('customerService'))).toEqual(['customerService'])
  expect(rolesHeld(rightsOfRole('information'))).toEqual(['information'])
  expect(rolesHeld([...rightsOfRole('customerService'), ...rightsOfRole('editing')])).toEqual([
    'customerService',
    'editing',
  ])
  expect(rolesHeld(rightsOfRole('editing').slice(1))).toEqual([])
  expect(rolesHeld([RIGHTS.AllowedToUseAdminPanel])).toEqual([])
})
