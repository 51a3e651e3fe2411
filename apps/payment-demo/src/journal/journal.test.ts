import { appendFileSync, fdatasync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'

const somewhere = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'deep', 'payments.jsonl')

it('gives back what was written, in order', async () => {
  const path = somewhere()
  const first = openJournal<{ n: number; text: string }>(path)
  first.append({ n: 1, text: 'Köln\n' })
  first.append({ n: 2, text: '' })
  await first.close()
  expect(openJournal(path).entries).toEqual([
    { n: 1, text: 'Köln\n' },
    { n: 2, text: '' },
  ])
})

it('is on disk without closing, so that a killed process loses nothing', () => {
  const path = somewhere()
  openJournal<{ n: number }>(path).append({ n: 1 })
  expect(openJournal(path).entries).toEqual([{ n: 1 }])
})

it('drops a last line that was cut in half and goes on behind the whole ones', () => {
  const path = somewhere()
  openJournal<{ n: number }>(path).append({ n: 1 })
  appendFileSync(path, '{"n":2,"te')
  const again = openJournal<{ n: number }>(path)
  again.append({ n: 3 })
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n')
})

it('refuses a file that is damaged in the middle', () => {
  const path = somewhere()
  openJournal<{ n: number }>(path).append({ n: 1 })
  appendFileSync(path, 'garbage\n{"n":2}\n')
  expect(() => openJournal(path)).toThrow()
})

it('lets many wait for one sync', async () => {
  /** How often the disk was asked to keep what was written. */
  let syncs = 0
  const journal = openJournal<number>(somewhere(), (file, done) => {
    syncs += 1
    fdatasync(file, done)
  })
  await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      journal.append(n)
      await journal.settled()
    }),
  )
  // One that the first has begun, and one for all that came meanwhile.
  expect(syncs).toBe(2)
  await journal.close()
})
