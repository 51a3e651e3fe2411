import { expect, it } from 'vitest'
import { USER_TYPE } from '../identity/user-type.ts'
import { mayMerge } from './merge-accounts.ts'

const account = {
  id: 'ada',
  clientId: 'valley',
  userType: USER_TYPE.WebShop as number,
  state: 'active' as const,
  isLeaving: false,
  hasContracts: false,
}
const kept = { ...account, id: 'ada, too' }

it.each([
  ['two of one customer', {}, {}, 0, undefined],
  ['one that is disabled into one that is not', { state: 'disabled' as const }, {}, 0, undefined],
  ['contracts into an account without any', { hasContracts: true }, {}, 0, undefined],
  ['an account into one that has contracts', {}, { hasContracts: true }, 0, undefined],
  ['contracts of both', { hasContracts: true }, { hasContracts: true }, 0, 'mergeBothContracts'],
  ['one account into itself', {}, { id: 'ada' }, 0, 'sameAccount'],
  ['accounts of two companies', {}, { clientId: 'hill' }, 0, 'accountNotMergeable'],
  ['somebody of the staff', { userType: USER_TYPE.HGS }, {}, 0, 'accountNotMergeable'],
  ['into somebody of the staff', {}, { userType: USER_TYPE.HGS }, 0, 'accountNotMergeable'],
  ['into one that cannot sign in', {}, { state: 'disabled' as const }, 0, 'accountNotMergeable'],
  ['into one that is to be deleted', {}, { isLeaving: true }, 0, 'accountNotMergeable'],
  ['one that waits for its owner', { state: 'registered' as const }, {}, 0, 'accountNotMergeable'],
  ['one whose payment is under way', {}, {}, 1, 'mergeUnpaid'],
] as const)('%s', (_, ofClosed, ofKept, unpaid, expected) => {
  expect(mayMerge({ ...account, ...ofClosed }, { ...kept, ...ofKept }, unpaid)).toBe(expected)
})
