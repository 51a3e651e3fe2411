import { expect, it } from 'vitest'
import { withoutThrowing } from './without-throwing.ts'

const logged: unknown[] = []
const log = { error: (...said: unknown[]) => void logged.push(said) }

it('one of three that cannot be worked out is logged with what it is, and the others are done', () => {
  const done = ['a', 'b', 'c'].map(id =>
    withoutThrowing({ log }, { saying: 'it fails', about: { id } }, () => {
      if (id === 'b') throw new Error('broken')
      return id
    }),
  )
  expect(done).toEqual([{ ok: true, value: 'a' }, { ok: false }, { ok: true, value: 'c' }])
  expect(logged).toEqual([[{ err: new Error('broken'), id: 'b' }, 'it fails']])
})
