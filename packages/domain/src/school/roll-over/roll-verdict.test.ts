import { describe, expect, it } from 'vitest'
import { rollVerdict, ruledStep } from './roll-verdict.ts'

describe('what follows from the rule of the new year', () => {
  it.each([
    ['entitled', false, true, false],
    ['entitled', true, true, false],
    ['notEntitled', false, false, false],
    ['unknown', false, null, false],
    ['unknown', true, null, false],
  ] as const)('is for %s (paid themselves: %s) entitled %s, pays %s', (kind, paidSelf, isEntitled, paysSelf) =>
    expect(ruledStep(kind, paidSelf)).toEqual({ isEntitled, paysSelf }),
  )

  it('lets whoever pays for themselves go on doing so, and asks a person about who would have to from now on', () => {
    expect(ruledStep('selfPay', true)).toEqual({ isEntitled: false, paysSelf: true })
    // The new rule has no price of that kind: the decision there is goes on, at the old one.
    expect(ruledStep('notEntitled', true)).toBeNull()
    expect(ruledStep('selfPay', false)).toEqual({ isEntitled: null, paysSelf: false })
  })
})

describe('what the step decides about a way', () => {
  const goesOn = { redecide: null, isEntitled: null, paysSelf: false }
  const ended = [{ kind: 'ended' as const }]

  it('is nothing where the decision there is goes on', () => {
    expect(rollVerdict(goesOn, [])).toBeNull()
    expect(rollVerdict(goesOn, [{ kind: 'paused' }])).toBeNull()
    expect(rollVerdict({ ...goesOn, redecide: 'band' }, [])).toBeNull()
  })

  it('is a no of everybody whose ticket ends by it, for whatever reason', () => {
    expect(rollVerdict(goesOn, ended)).toBe('notEntitled')
    expect(rollVerdict({ redecide: 'band', isEntitled: true, paysSelf: false }, ended)).toBe('notEntitled')
  })

  it('is a yes of who was decided on anew, or a ticket at the parents’ own price', () => {
    expect(rollVerdict({ redecide: 'band', isEntitled: true, paysSelf: false }, [])).toBe('entitled')
    expect(rollVerdict({ redecide: 'band', isEntitled: false, paysSelf: true }, [])).toBe('selfPay')
  })
})
