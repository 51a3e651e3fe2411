import { describe, expect, it } from 'vitest'
import { canMoveApplication } from './application-state.ts'
import { afterGivingUp, movedApplication, reApprovalState } from './move-application.ts'

describe('an application', () => {
  it('moves as the table says', () => {
    expect(movedApplication({ state: 'New', resumes: null }, 'EmailVerified')).toEqual({
      ok: true,
      application: { state: 'EmailVerified', resumes: null },
    })
    const refused = { ok: false, reason: 'applicationMoveNotAllowed' }
    expect(movedApplication({ state: 'New', resumes: null }, 'Granted')).toEqual(refused)
    expect(movedApplication({ state: 'New', resumes: null }, 'New')).toEqual(refused)
    expect(movedApplication({ state: 'Rejected', resumes: null }, 'New')).toEqual({
      ok: false,
      reason: 'applicationClosed',
    })
  })

  it('laid aside comes back to where it was, or is cancelled', () => {
    const aside = movedApplication({ state: 'DistrictExamination', resumes: null }, 'Resubmission')
    if (!aside.ok) throw new Error(aside.reason)
    expect(aside.application).toEqual({ state: 'Resubmission', resumes: 'DistrictExamination' })
    expect(movedApplication(aside.application, 'DistrictExamination').ok).toBe(true)
    expect(movedApplication(aside.application, 'Cancelled').ok).toBe(true)
    expect(movedApplication(aside.application, 'TransporterExamination').ok).toBe(false)
  })

  it.each([
    ['Granted', '2026-11-30', 'Cancelled'],
    ['Granted', '2026-12-01', 'ContractTerminated'],
    ['Change', '2026-12-02', 'ContractTerminated'],
    ['New', '2026-12-02', 'Cancelled'],
  ] as const)('%s, given up on %s, is %s', (state, today, expected) => {
    expect(afterGivingUp(state, '2026-12-01', today)).toBe(expected)
    expect(canMoveApplication(state, expected)).toBe(true)
  })

  it('is asked again of the organisation only where that controls', () => {
    expect(reApprovalState({ isObligatedToControl: true })).toBe('ReApprovalOrganizationPending')
    expect(reApprovalState({ isObligatedToControl: false })).toBe('ReApprovalPayerPending')
  })
})
