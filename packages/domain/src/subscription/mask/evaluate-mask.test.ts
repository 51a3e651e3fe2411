import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMasks } from './check-masks.ts'
import type { Condition, FieldValues } from './condition.ts'
import { evaluateMask } from './evaluate-mask.ts'
import { aField, options } from './mask.fixture.ts'
import type { Mask } from './mask.ts'

/** As a file that was sent in is named. */
const FILE = '01890a5d-ac96-774b-bcce-b302099a8057'
const TODAY = '2026-11-22'
const name = { kind: 'personName' } as const
const isPupil: Condition = { kind: 'is', field: 'kind', values: ['pupil'] }
const isMinor = { kind: 'youngerThan', field: 'birthDate', years: 18 } as const

const mask = (id: string, ...fields: Mask['fields']): Mask => ({ id, title: { de: id, en: id }, fields })

const MASKS: Mask[] = [
  mask(
    'ticket',
    aField('kind', { kind: 'choice' }, { options: options('adult', 'pupil') }),
    aField('class', { kind: 'choice' }, { options: options('second', 'first'), priceInput: 'comfortClass' }),
    aField('begin', { kind: 'date', isPastAllowed: false, notBefore: null }, { priceInput: 'date' }),
  ),
  mask(
    'proof',
    aField(
      'proof',
      { kind: 'file' },
      { visibleWhen: isPupil, isRequired: false, requiredWhen: { kind: 'filled', field: 'begin' } },
    ),
    aField('grade', { kind: 'number', min: 1, max: 13 }, { visibleWhen: { kind: 'filled', field: 'proof' } }),
  ),
  mask(
    'person',
    aField('lastName', name),
    aField('birthDate', { kind: 'birthDate', minAge: 6, maxAge: 100 }),
    aField('guardian', name, { visibleWhen: isMinor }),
    aField(
      'phone',
      { kind: 'phone' },
      {
        isRequired: false,
        visibleWhen: {
          kind: 'not',
          condition: { kind: 'any', conditions: [isMinor, { kind: 'all', conditions: [isPupil] }] },
        },
      },
    ),
  ),
]

const ADULT: FieldValues = {
  kind: 'adult',
  class: 'first',
  begin: '2026-12-01',
  lastName: 'Berg',
  birthDate: '1990-05-05',
}
const at = (current: string, values: FieldValues) => evaluateMask(MASKS, current, values, TODAY)
const shown = (current: string, values: FieldValues) => at(current, values).fields.map(({ id }) => id)

it('the form of this test could be released', () => expect(checkMasks(MASKS)).toEqual([]))

describe('a mask', () => {
  it('asks what it asks, and says what is missing', () => {
    expect(at('ticket', {})).toEqual({
      fields: [
        { id: 'kind', isRequired: true, options: ['adult', 'pupil'] },
        { id: 'class', isRequired: true, options: ['second', 'first'] },
        { id: 'begin', isRequired: true, options: [] },
      ],
      errors: ['kind', 'class', 'begin'].map(field => ({ field, reason: 'required' })),
      values: {},
      next: null,
      isComplete: false,
      price: {},
    })
  })

  it('leads to the next one that asks something', () => {
    expect(at('ticket', ADULT).next).toBe('person')
    expect(at('ticket', { ...ADULT, kind: 'pupil' }).next).toBe('proof')
    expect(at('person', ADULT)).toMatchObject({ next: null, errors: [], isComplete: true })
    expect(at('ticket', { ...ADULT, begin: '2026-11-21' }).next).toBeNull()
  })

  it('is not complete while another one is not', () => {
    const pupil = { ...ADULT, kind: 'pupil' }
    expect(at('person', pupil)).toMatchObject({ errors: [], isComplete: false })
    expect(at('person', { ...pupil, proof: FILE, grade: '7' }).isComplete).toBe(true)
  })

  it('requires what depends on others, and offers what they allow', () => {
    expect(at('proof', { kind: 'pupil' }).fields).toEqual([{ id: 'proof', isRequired: false, options: [] }])
    expect(at('proof', { kind: 'pupil', begin: '2026-12-01' }).fields).toEqual([
      { id: 'proof', isRequired: true, options: [] },
    ])
    expect(shown('proof', { kind: 'pupil', proof: FILE })).toEqual(['proof', 'grade'])
  })

  it('forgets what hidden fields said, and what hangs on it', () => {
    const { values, isComplete } = at('proof', { ...ADULT, proof: FILE, grade: '99', stranger: 'x' })
    expect(values).toEqual(ADULT)
    expect(isComplete).toBe(true)
    expect(shown('proof', { ...ADULT, proof: FILE })).toEqual([])
  })

  it('asks for a guardian until the holder is of age (30)', () => {
    expect(shown('person', { ...ADULT, birthDate: '2008-11-23' })).toContain('guardian')
    expect(shown('person', { ...ADULT, birthDate: '2008-11-22' })).not.toContain('guardian')
    expect(shown('person', { ...ADULT, birthDate: 'never' })).not.toContain('guardian')
    expect(shown('person', { ...ADULT, birthDate: '2008-11-23' })).not.toContain('phone')
    expect(shown('person', { ...ADULT, kind: 'pupil' })).not.toContain('phone')
    expect(shown('person', ADULT)).toContain('phone')
  })

  it('takes answers without the blanks around them', () => {
    expect(at('person', { ...ADULT, lastName: '  Berg ' }).values.lastName).toBe('Berg')
    expect(at('person', { ...ADULT, lastName: '   ' }).errors).toEqual([{ field: 'lastName', reason: 'required' }])
    expect(at('ticket', { ...ADULT, kind: [' ', ' adult '] }).values.kind).toEqual(['adult'])
  })

  it('says what the price depends on, as far as it is right', () => {
    expect(at('ticket', ADULT).price).toEqual({ comfortClass: 'first', date: '2026-12-01' })
    expect(at('ticket', { ...ADULT, begin: '2026-11-21' }).price).toEqual({ comfortClass: 'first' })
  })

  it('asked again with what it kept answers the same', () => {
    const answer = fc.oneof(
      fc.constantFrom('adult', 'pupil', 'first', '2026-12-01', '2008-11-23', '1990-05-05', 'Berg', '7', ''),
      fc.array(fc.constantFrom('adult', '7', '')),
    )
    const ids = MASKS.flatMap(({ fields }) => fields.map(({ id }) => id))
    const values = fc.dictionary(fc.constantFrom(...ids), answer, { noNullPrototype: true })
    fc.assert(
      fc.property(fc.constantFrom(...MASKS.map(({ id }) => id)), values, (current, given) => {
        const once = at(current, given)
        expect(at(current, once.values)).toEqual(once)
      }),
    )
  })
})
