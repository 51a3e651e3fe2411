import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { room as roomOfLauncher } from './room.ts'

const LARGEST_BYTES = 20 * 1024 * 1024

/**
 * Opens `logs/<name>.log` in the data folder to be added to; one grown too large is set aside for a new one, in place
 * of the one before. Only its owner reads it. On a full disk lines are lost: whoever writes them is not to wait.
 */
export function openLog(
  dataDir: string,
  name: string,
  { largestBytes = LARGEST_BYTES, room = roomOfLauncher } = {},
): Writable {
  const file = logFile(dataDir, name)
  room.write(() => mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 }))
  const add = (text: Uint8Array): void => {
    room.write(() => {
      if (sizeOf(file) > largestBytes) renameSync(file, `${file}.1`)
      appendFileSync(file, text, { mode: 0o600 })
    })
  }
  add(new Uint8Array())
  return new Writable({
    write(text: Uint8Array, _encoding, done) {
      try {
        add(text)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

export function logFile(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`)
}

export function lastLogLines(dataDir: string, name: string, count: number): string {
  try {
    return readFileSync(logFile(dataDir, name), 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
