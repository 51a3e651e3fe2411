import { expect, it } from 'vitest'
import { RIGHTS } from '../identity/rights.ts'
import { mayChangeRights } from './change-rights.ts'

const { IsAdministrator: ADMIN, AllowedToManageStaff: MANAGE, AllowedToSeeOrders: ORDERS } = RIGHTS

it.each([
  ['gives what one holds', [MANAGE, ORDERS], [], [ORDERS], 1, undefined],
  ['takes what one holds', [MANAGE, ORDERS], [ORDERS], [], 1, undefined],
  ['gives what one does not hold', [MANAGE], [], [ORDERS], 1, 'forbidden'],
  ['takes what one does not hold', [MANAGE], [ORDERS], [], 1, 'forbidden'],
  ['leaves what one does not hold', [MANAGE], [ORDERS], [ORDERS, MANAGE], 1, undefined],
  ['makes an administrator and is none', [MANAGE, ORDERS], [], [ADMIN], 1, 'forbidden'],
  ['an administrator gives anything', [ADMIN], [], [ORDERS, MANAGE, ADMIN], 0, undefined],
  ['an administrator goes who is not the last', [ADMIN], [ADMIN], [], 1, undefined],
  ['the last administrator goes', [ADMIN], [ADMIN], [], 0, 'lastAdministrator'],
  ['gives what is no right', [ADMIN], [], [11], 1, 'notValid'],
] as const)('%s', (_, held, before, after, otherAdministrators, refusal) => {
  expect(mayChangeRights({ held, before, after, otherAdministrators })).toBe(refusal)
})
