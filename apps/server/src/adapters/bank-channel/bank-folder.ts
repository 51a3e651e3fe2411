import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BankChannel } from '../../ports/payment/bank-channel.ts'

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'

/**
 * A folder from which a program of the bank's fetches files and takes them away. A file is there whole or not at all,
 * and the last one's id stays when it is gone.
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
        const unfinished = join(folder, `.${messageId}`)
        await pipeline(Readable.from(content), createWriteStream(unfinished, { flush: true }))
        // Noted first: a file that nobody knows of must never be fetched.
        await writeFile(noted, messageId, { flush: true })
        await rename(unfinished, join(folder, `${messageId}.xml`))
        return { state: 'taken' }
      } catch (failure) {
        return { state: 'unreachable', detail: messageOf(failure) }
      }
    },
  }
}

/** A company that has no way to a bank. */
export const noBank: BankChannel = {
  isOffered: false,
  lastFile: async () => ({ state: 'known', messageId: null }),
  handOver: async () => ({ state: 'unreachable', detail: 'there is no way to a bank' }),
}
