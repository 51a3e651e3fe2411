import { describe, expect, it } from 'vitest'
import { type ApprovalRules, approvalOf } from './approval.ts'
import { type ChangeKind, REQUEST_KIND_OF } from './change.ts'

const KINDS: readonly ChangeKind[] = ['cancel', 'takeBack', 'pause', 'refund', 'replacement', 'cardRecipient']

const decided = (rules: ApprovalRules | undefined) => KINDS.map(kind => approvalOf(kind, rules))

describe('who decides', () => {
  it('is nobody, but for money that is given back', () => {
    const usual = ['automatic', 'automatic', 'automatic', 'staff', 'automatic', 'automatic']
    expect(decided(undefined)).toEqual(usual)
    expect(decided({})).toEqual(usual)
  })

  it('is whom the configuration names, of each kind by itself', () => {
    const rules = { pause: 'staff', refund: 'automatic', replacement: 'organisation' } as const
    expect(decided(rules)).toEqual(['automatic', 'automatic', 'staff', 'automatic', 'organisation', 'automatic'])
  })

  it('is nobody for an end or for what is taken back, whatever is configured', () => {
    const all = { pause: 'staff', refund: 'staff', replacement: 'staff', cardRecipient: 'staff' } as const
    const others = { cancel: 'staff', takeBack: 'organisation' }
    expect(decided({ ...all, ...others })).toEqual(['automatic', 'automatic', 'staff', 'staff', 'staff', 'staff'])
  })
})

it('no two kinds of changes are one kind of request', () => {
  expect(new Set(KINDS.map(kind => REQUEST_KIND_OF[kind])).size).toBe(KINDS.length)
})
