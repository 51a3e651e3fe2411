import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  ['de', 'Mara Lindner', 'Guten Tag Mara Lindner,'],
  ['en', 'Mara Lindner', 'Dear Mara Lindner,'],
  ['de', ' ', 'Guten Tag,'],
  ['en', '', 'Hello,'],
] as const)('a mail in %s to “%s” begins with “%s”', (language, name, line) => {
  expect(greeting(language, name)).toBe(line)
})

it('a mail to whose name nobody knows greets all the same', () => {
  expect([greeting('de'), greeting('en')]).toEqual(['Guten Tag,', 'Hello,'])
})
