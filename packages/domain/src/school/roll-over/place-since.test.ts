import { expect, it } from 'vitest'
import { placeSince } from './place-since.ts'

const said = { grade: '5', class: '5a', validFrom: '2026-12-01' }

it.each([
  ['holds in the same school year', said, '2027-07-31', said],
  ['holds for a year that is yet to come', said, '2026-07-31', said],
  ['is a grade further in the next', said, '2027-08-01', { grade: '6', class: '6a', validFrom: '2027-08-01' }],
  ['is two further after two', said, '2029-01-15', { grade: '7', class: '7a', validFrom: '2028-08-01' }],
  [
    'leaves a class open whose name does not tell',
    { ...said, class: 'foxes' },
    '2027-08-01',
    { grade: '6', class: '', validFrom: '2027-08-01' },
  ],
  ['is unknown where the grade does not tell', { ...said, grade: 'EF' }, '2027-08-01', undefined],
])('a place that was said %s', (_, place, today, expected) => expect(placeSince(place, today)).toEqual(expected))
