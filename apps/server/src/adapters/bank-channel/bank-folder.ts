import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BankChannel, FileOfBank } from '../../ports/payment/bank-channel.ts'

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'

/** Milliseconds after which whoever held the folder is taken for dead. */
const HELD = 10 * 60_000
/** Digits of a time in milliseconds, so that later sorts later. */
const TIME_DIGITS = 15

/** Does something while nobody else writes to a folder, which a file in it says; undefined where somebody does. */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T | undefined> {
  const lock = join(folder, '.lock')
  try {
    await (await open(lock, 'wx')).close()
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure
    const held = await stat(lock).catch(() => null)
    if (held && Date.now() - held.mtimeMs > HELD) await rm(lock, { force: true })
    return undefined
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Files of the bank in a folder, by when they came there. */
async function filesIn(folder: string): Promise<FileOfBank[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.xml') && !name.startsWith('.'))
  const files = await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const came = Math.trunc((await stat(path)).mtimeMs)
      const id = `${String(came).padStart(TIME_DIGITS, '0')}-${name}`
      return { id, content: () => createReadStream(path) }
    }),
  )
  return files.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * A folder from which a program of the bank's fetches files and takes them away. A file is there whole or not at all,
 * and the last one's id stays when it is gone. What the bank sends it lays into `answers`.
 */
export function bankFolder(folder: string): BankChannel {
  const noted = join(folder, '.last-file')
  return {
    isOffered: true,
    async lastFile() {
      try {
        return { state: 'known', messageId: (await readFile(noted, 'utf8')).trim() || null }
      } catch (failure) {
        return isMissing(failure)
          ? { state: 'known', messageId: null }
          : { state: 'unreachable', detail: messageOf(failure) }
      }
    },
    async handOver({ messageId, content }) {
      try {
        await mkdir(folder, { recursive: true })
        const taken = await alone(folder, async () => {
          const unfinished = join(folder, `.${messageId}`)
          await pipeline(Readable.from(content), createWriteStream(unfinished, { flush: true }))
          // Noted first: a file that nobody knows of must never be fetched.
          await writeFile(noted, messageId, { flush: true })
          await rename(unfinished, join(folder, `${messageId}.xml`))
          return { state: 'taken' } as const
        })
        return taken ?? { state: 'unreachable', detail: 'somebody else hands a file over' }
      } catch (failure) {
        return { state: 'unreachable', detail: messageOf(failure) }
      }
    },
    async answersSince(after, most) {
      try {
        const files = await filesIn(join(folder, 'answers'))
        return { state: 'known', messages: files.filter(({ id }) => after === null || id > after).slice(0, most) }
      } catch (failure) {
        return isMissing(failure)
          ? { state: 'known', messages: [] }
          : { state: 'unreachable', detail: messageOf(failure) }
      }
    },
  }
}

/** A company that has no way to a bank. */
export const noBank: BankChannel = {
  isOffered: false,
  lastFile: async () => ({ state: 'known', messageId: null }),
  handOver: async () => ({ state: 'unreachable', detail: 'there is no way to a bank' }),
  answersSince: async () => ({ state: 'known', messages: [] }),
}
