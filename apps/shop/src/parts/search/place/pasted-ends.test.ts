import { expect, it } from 'vitest'
import { pastedEnds } from './pasted-ends.ts'

it.each([
  'Markt – Bad Ellerich',
  'Markt - Bad Ellerich',
  ' Markt → Bad Ellerich ',
  'Markt nach Bad Ellerich',
  'Markt to Bad Ellerich',
])('are two: %j', text => expect(pastedEnds(text)).toEqual({ start: 'Markt', end: 'Bad Ellerich' }))

it.each(['Markt', 'Alt-Weiden', '– Markt', 'Markt –', 'A – B – C', ''])('are none: %j', text =>
  expect(pastedEnds(text)).toBeUndefined(),
)
