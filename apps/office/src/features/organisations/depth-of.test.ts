import type { SchoolOrganisation } from '@billett/contract'
import { expect, it } from 'vitest'
import { anOwnOrganisation } from '../../../test/portal-device.ts'
import { depthOf } from './depth-of.ts'

const row = (guid: string, parentGuid: string | null): SchoolOrganisation => anOwnOrganisation({ guid, parentGuid })

it('counts what is above in the list, and nothing that is not listed', () => {
  const rows = [row('a', null), row('b', 'a'), row('c', 'b'), row('d', 'elsewhere')]
  expect(rows.map(depthOf(rows))).toEqual([0, 1, 2, 0])
})

it('comes to an end where organisations hang below each other', () => {
  const rows = [row('a', 'b'), row('b', 'a')]
  expect(rows.map(depthOf(rows))).toEqual([2, 2])
})
