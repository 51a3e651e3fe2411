import { closeSync, fdatasync, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { renamed } from './old-names.ts'

/**
 * An append-only file of JSON lines. What `append` returned from survives a killed process; what `settled` resolved for
 * survives a power cut.
 */
export type Journal<Entry> = {
  /** Everything written before this process opened the file. */
  readonly entries: readonly Entry[]
  /**
   * Writes at once; throws and leaves the file as it was when the disk refuses. What may be forgotten in a power cut is
   * not waited for.
   */
  append(entry: Entry, mayBeForgotten?: boolean): void
  /**
   * Resolves when all that was appended so far and may not be forgotten is on the disk. Many callers share one sync.
   */
  settled(): Promise<void>
  close(): Promise<void>
}

type Keep = (file: number, done: (error: Error | null) => void) => void

const openFile = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return openSync(path, 'a+', 0o600)
}

/**
 * Opens or creates the journal at `path`. A last line that a crash cut in half is dropped; any other damage throws.
 * `keep` asks the disk to keep what was written.
 */
export const openJournal = <Entry>(path: string, keep: Keep = fdatasync): Journal<Entry> => {
  const file = openFile(path)
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  ftruncateSync(file, Buffer.byteLength(whole))
  const entries = whole
    .split('\n')
    .filter(line => line !== '')
    .map((line): Entry => JSON.parse(line, renamed))

  let size = fstatSync(file).size
  let written = 0
  /** Of what was written, as far as somebody may wait for it. */
  let due = 0
  let synced = 0
  let running: Promise<void> | undefined

  const sync = () =>
    new Promise<void>((resolve, reject) => {
      const upTo = written
      keep(file, error => {
        if (error) return reject(error)
        synced = upTo
        resolve()
      })
    })

  const settled = async () => {
    const target = due
    while (synced < target) {
      running ??= sync().finally(() => {
        running = undefined
      })
      await running
    }
  }

  return {
    entries,
    append: (entry, mayBeForgotten = false) => {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        let done = 0
        while (done < line.length) done += writeSync(file, line, done)
      } catch (error) {
        ftruncateSync(file, size)
        throw error
      }
      size += line.length
      written += 1
      if (!mayBeForgotten) due = written
    },
    settled,
    close: async () => {
      await settled()
      closeSync(file)
    },
  }
}
