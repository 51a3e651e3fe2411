import { expect, it } from 'vitest'
import { splitStreetLine } from './street-line.ts'

it.each([
  ['Lindenweg 7a', 'Lindenweg', '7a'],
  [' Lindenweg 12 B ', 'Lindenweg', '12 B'],
  ['Am Markt 3-5', 'Am Markt', '3-5'],
  ['Am Markt 3 – 5a', 'Am Markt', '3 – 5a'],
  ['Hauptstr. 1/2', 'Hauptstr.', '1/2'],
  ['Hauptstr., 12', 'Hauptstr.', '12'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
])('%s is %s and %s', (line, street, houseNumber) => {
  expect(splitStreetLine(line)).toEqual({ street, houseNumber })
})

it.each(['Lindenweg', 'Straße des 17. Juni', '7a', '12 34', 'C 4, 7 rechts', ''])(
  '%s has no number at its end',
  line => {
    expect(splitStreetLine(line)).toBeUndefined()
  },
)
