import { expect, it } from 'vitest'
import { loggedError } from './log.ts'

it('logs a failed statement without what people typed', () => {
  const failed = new Error('Failed query: update "order" set buyer = $1\nparams: {"email":"ada@example.org"}', {
    cause: Object.assign(new Error('disk full'), { code: '53100' }),
  })
  const logged = loggedError(failed)
  expect(JSON.stringify(logged)).not.toContain('ada@example.org')
  expect(logged).toMatchObject({
    message: expect.stringContaining('update "order"'),
    cause: { code: '53100', message: 'disk full' },
  })
})
