import { describe, expect, it } from 'vitest'
import { APPLICATION_STATES, type ApplicationState } from '../../subscription/application/application-state.ts'
import { followedActs } from './followed-acts.ts'

const acts = (
  state: ApplicationState,
  others: readonly ApplicationState[] = [],
  card = { hasCard: false, hasPhoto: false },
  hasComeOfAge = false,
) => followedActs({ state, others, ...card, hasComeOfAge })
const where = (holds: (state: ApplicationState) => boolean) => APPLICATION_STATES.filter(holds)

describe('what parents do by the link of their application', () => {
  it('is withdrawing it and adding a proof, until it is granted or over', () => {
    const waits: ApplicationState[] = ['ApprovalOrganizationPending', 'ApprovalPayerPending', 'DistrictExamination']
    const open = where(state => acts(state).mayWithdraw)
    expect(open).toEqual(expect.arrayContaining(waits))
    for (const state of ['Approved', 'Granted', 'Change', 'ReApprovalPayerPending', 'Rejected', 'Cancelled'] as const)
      expect(open).not.toContain(state)
    expect(where(state => acts(state).mayAddProof)).toEqual(open)
  })

  it('is applying again for what came to nothing, as long as nothing else is under way for the child', () => {
    expect(where(state => acts(state).mayApplyAgain)).toEqual(['Rejected', 'Cancelled'])
    expect(acts('Rejected', ['Cancelled', 'ContractTerminated']).mayApplyAgain).toBe(true)
    expect(acts('Rejected', ['ApprovalPayerPending']).mayApplyAgain).toBe(false)
    expect(acts('Cancelled', ['Granted']).mayApplyAgain).toBe(false)
  })

  it('is handing a ticket that runs over to a child that has come of age', () => {
    const grown = (state: ApplicationState) => acts(state, [], { hasCard: false, hasPhoto: false }, true)
    expect(grown('Granted').mayHandOver).toBe(true)
    expect(acts('Granted').mayHandOver).toBe(false)
    for (const state of ['ApprovalPayerPending', 'Rejected', 'ContractTerminated'] as const)
      expect(grown(state).mayHandOver).toBe(false)
  })

  it('is handing in a photo until the card is made', () => {
    expect(acts('ApprovalPayerPending').mayGivePhoto).toBe(true)
    expect(acts('Granted').mayGivePhoto).toBe(true)
    expect(acts('Granted', [], { hasCard: true, hasPhoto: true }).mayGivePhoto).toBe(false)
    expect(acts('Granted', [], { hasCard: true, hasPhoto: false }).mayGivePhoto).toBe(true)
    expect(acts('Rejected').mayGivePhoto).toBe(false)
  })
})
