import { expect, it } from 'vitest'
import { collectingMonth } from './collecting-month.ts'

it('without a death, a month is told of, collected and comes back once', async () => {
  const { died, end } = await collectingMonth([])
  expect(died).toBe(0)
  expect(end).toMatchObject({
    notices: 5,
    mails: 5,
    files: ['accepted 5 31500'],
    parts: 5,
    atBank: [5],
  })
})
