import { describe, expect, it } from 'vitest'
import { filled, keysFor } from './phrase.ts'

describe('a phrase', () => {
  it('is looked for by number: none, the plural of the language, then without one', () => {
    const rules = new Intl.PluralRules('de')
    expect(keysFor('changes', 0, rules)).toEqual(['changes_zero', 'changes_other', 'changes'])
    expect(keysFor('changes', 1, rules)).toEqual(['changes_one', 'changes'])
    expect(keysFor('changes', 1.5, rules)).toEqual(['changes_other', 'changes'])
    expect(keysFor('changes', undefined, rules)).toEqual(['changes'])
  })

  it('gets its values as they are, and nothing where there is none', () => {
    expect(filled('{{from}} – {{ to }}', { from: '<A>', to: '$&' })).toBe('<A> – $&')
    expect(filled('{{count}} of {{all}}', { count: 0 })).toBe('0 of ')
    expect(filled('100 %')).toBe('100 %')
  })
})
