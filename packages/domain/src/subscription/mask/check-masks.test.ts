import { describe, expect, it } from 'vitest'
import { checkMasks } from './check-masks.ts'
import { aField } from './mask.fixture.ts'
import type { Mask } from './mask.ts'

const name = { kind: 'personName' } as const
const mask = (id: string, ...fields: Mask['fields']): Mask => ({ id, title: { de: id, en: id }, fields })

describe('masks can be released', () => {
  it('unless a field asks what comes later', () => {
    const asksLater = { kind: 'filled', field: 'later' } as const
    const later = aField('later', name)
    const faults = (...fields: Mask['fields']) =>
      checkMasks([mask('m', ...fields)]).map(({ field, reason }) => `${field} ${reason}`)
    expect(faults()).toEqual(['m noFields'])
    expect(faults(aField('a', name), aField('a', name))).toEqual(['a fieldTwice'])
    expect(faults(aField('a', { kind: 'choice' }))).toEqual(['a noOptions'])
    for (const field of [
      aField('a', name, { visibleWhen: asksLater }),
      aField('a', name, { requiredWhen: { kind: 'not', condition: asksLater } }),
      aField(
        'a',
        { kind: 'choice' },
        { options: [{ id: 'x', label: { de: 'x', en: 'x' }, when: { kind: 'all', conditions: [asksLater] } }] },
      ),
      aField('a', { kind: 'date', isPastAllowed: true, notBefore: 'later' }),
      aField('a', { kind: 'postCode', country: 'later' }),
      aField('a', name, { visibleWhen: { kind: 'filled', field: 'a' } }),
    ])
      expect(faults(field, later)).toEqual(['a asksLaterField'])
    expect(faults(later, aField('a', name, { visibleWhen: asksLater }))).toEqual([])
  })
})
