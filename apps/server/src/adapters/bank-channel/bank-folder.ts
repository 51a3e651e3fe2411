import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BankChannel, FileOfBank, LastAnswer } from '../../ports/payment/bank-channel.ts'

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

type Last = Exclude<LastAnswer, { state: 'unreachable' }>

const HELD_BY_OTHERS = 'somebody else hands a file over'
const OTHER_BYTES = 'the folder had another file of this id'

const notedIn = (folder: string): string => join(folder, '.last-file')
const unfinishedIn = (folder: string, messageId: string): string => join(folder, `.${messageId}`)

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (failure: unknown) => {
      if (isMissing(failure)) return false
      throw failure
    },
  )

/** Id and hash, SHA-256 in hexadecimal, of every file that was ever handed over, the last one last. */
async function noted(folder: string): Promise<Map<string, string>> {
  const text = await readFile(notedIn(folder), 'utf8').catch((failure: unknown) => {
    if (isMissing(failure)) return ''
    throw failure
  })
  const lines = text.split('\n').map(line => line.trim().split(' '))
  return new Map(lines.flatMap(([messageId = '', sha256 = '']) => (messageId ? [[messageId, sha256]] : [])))
}

/** There whole or not at all. */
async function note(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const path = notedIn(folder)
  const lines = [...files].map(([messageId, sha256]) => `${messageId} ${sha256}\n`)
  await writeFile(`${path}.new`, lines.join(''), { flush: true })
  await rename(`${path}.new`, path)
}

function lastOf(files: ReadonlyMap<string, string>): Last {
  const [messageId, sha256] = [...files].at(-1) ?? [null, null]
  return { state: 'known', messageId, sha256: sha256 || null }
}

/** A file that is whole and noted is fetched from now on. */
async function finish(folder: string, last: Last): Promise<Last> {
  const { messageId } = last
  if (messageId !== null) await rename(unfinishedIn(folder, messageId), join(folder, `${messageId}.xml`))
  return last
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

async function shaOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
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
 * and its id and hash stay when it is gone. What the bank sends it lays into `answers`.
 */
export function bankFolder(folder: string): BankChannel {
  return {
    isOffered: true,
    async lastFile() {
      try {
        const last = lastOf(await noted(folder))
        if (last.messageId === null || !(await isThere(unfinishedIn(folder, last.messageId)))) return last
        // Whoever noted it was killed before it was there under its name.
        return (await alone(folder, () => finish(folder, last))) ?? { state: 'unreachable', detail: HELD_BY_OTHERS }
      } catch (failure) {
        return { state: 'unreachable', detail: messageOf(failure) }
      }
    },
    async handOver({ messageId, content }) {
      try {
        await mkdir(folder, { recursive: true })
        const taken = await alone(folder, async () => {
          const files = await noted(folder)
          const known = files.get(messageId)
          if (known !== undefined) {
            if (known !== (await shaOf(content))) return { state: 'unreachable', detail: OTHER_BYTES } as const
            if (await isThere(unfinishedIn(folder, messageId)))
              await finish(folder, { state: 'known', messageId, sha256: known })
            return { state: 'taken' } as const
          }
          const hash = createHash('sha256')
          const unfinished = createWriteStream(unfinishedIn(folder, messageId), { flush: true })
          await pipeline(hashed(content, hash), unfinished)
          // Noted first: a file that nobody knows of must never be fetched.
          const sha256 = hash.digest('hex')
          await note(folder, files.set(messageId, sha256))
          await finish(folder, { state: 'known', messageId, sha256 })
          return { state: 'taken' } as const
        })
        return taken ?? { state: 'unreachable', detail: HELD_BY_OTHERS }
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
  lastFile: async () => ({ state: 'known', messageId: null, sha256: null }),
  handOver: async () => ({ state: 'unreachable', detail: 'there is no way to a bank' }),
  answersSince: async () => ({ state: 'known', messages: [] }),
}
