import { expect, it } from 'vitest'
import { ageText } from './age.ts'

const NOW = Date.parse('2026-11-24T10:00:00.000Z')

it.each([
  ['de', '2026-11-21T09:00:00.000Z', 'vor 3 Tagen'],
  ['en', '2026-11-23T10:00:00.000Z', '1 day ago'],
  ['de', '2026-11-23T10:00:01.000Z', 'vor 23 Stunden'],
  ['en', '2026-11-24T09:01:30.000Z', '58 minutes ago'],
  // A clock that is behind the server's.
  ['de', '2026-11-24T10:05:00.000Z', 'vor 0 Minuten'],
])('in %s %s is %s', (language, since, said) => {
  expect(ageText(language, since, NOW)).toBe(said)
})
