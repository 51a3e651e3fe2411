import { getOrganisations } from '@billett/contract'
import { ALL_MENU_NODES, portalRight, toInstant } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { ALL_RIGHTS, ANONYMOUS, type Visitor } from '../call/visitor/visitor.ts'
import { denied } from './access.ts'

const secretary: Visitor = { ...ANONYMOUS, kind: 'customer', id: 'secretary', rights: [portalRight('SchoolOverview')] }

const deniedTo = (visitor: Visitor) =>
  denied(getOrganisations, visitor, { now: toInstant(0), seesEveryClient: true, isInside: true })

describe('a call of the portal', () => {
  it('is made by who sees an entry of the menu that it belongs to', () => {
    expect(deniedTo(secretary)).toBeUndefined()
    expect(deniedTo({ ...secretary, rights: [portalRight('ChangeRequest')] })).toBeUndefined()
  })

  it('is refused to who sees all others, and to a customer', () => {
    const rights = ALL_MENU_NODES.filter(node => !['SchoolOverview', 'ChangeRequest'].includes(node)).map(portalRight)
    expect(deniedTo({ ...secretary, rights })).toBe('forbidden')
    expect(deniedTo({ ...secretary, rights: [] })).toBe('forbidden')
  })

  it('is refused to staff, whatever rights they have, and to guests', () => {
    const rights = [...ALL_RIGHTS, ...secretary.rights]
    expect(deniedTo({ ...secretary, kind: 'staff', rights })).toBe('forbidden')
    expect(deniedTo({ ...secretary, kind: 'guest' })).toBe('forbidden')
    expect(deniedTo(ANONYMOUS)).toBe('unauthorized')
  })

  it('is not made by staff in the place of who may', () =>
    expect(deniedTo({ ...secretary, takenOverBy: 'staff' })).toBe('ownerOnly'))
})
