import { expect, it } from 'vitest'
import { RIGHTS } from '../identity/rights.ts'
import { ALL_MENU_NODES, MENU_NODES, menuNodesOf, portalRight, seesMenuNode } from './menu-node.ts'

it('numbers the entries from 1 to 16, and their rights from 101 on', () => {
  expect(Object.values(MENU_NODES)).toEqual(Array.from({ length: 16 }, (_, before) => before + 1))
  expect(ALL_MENU_NODES.map(portalRight)).toEqual(Array.from({ length: 16 }, (_, before) => before + 101))
})

it('shares no number with the rights of staff, and an administrator of staff sees no entry by that', () => {
  const staff: readonly number[] = Object.values(RIGHTS)
  expect(ALL_MENU_NODES.map(portalRight).filter(right => staff.includes(right))).toEqual([])
  expect(seesMenuNode([RIGHTS.IsAdministrator], 'SchoolOverview')).toBe(false)
})

it('tells which entries somebody sees, in the order of the menu', () => {
  expect(menuNodesOf([112, 101, 20])).toEqual(['SchoolOverview', 'FinancialReport'])
  expect(menuNodesOf([])).toEqual([])
})
