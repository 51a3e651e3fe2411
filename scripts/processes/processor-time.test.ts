import { expect, it } from 'vitest'
import { readStat } from './processor-time.ts'

it('processor time is that of the process and of its children that have ended, whatever it is called', () => {
  const line = '4711 (a (strange) name) S 1 2 3 4 5 6 7 8 9 10 300 40 5000 600 20 0 11 0 1234 5 6'
  expect(readStat(line)).toEqual({ parent: 1, worked: 59_400 })
})
