import { createWriteStream, mkdirSync, readFileSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

const LARGEST_BYTES = 20 * 1024 * 1024

/** Opens `logs/<name>.log` in the data folder to be added to; one grown too large is begun anew. Only its owner reads it. */
export function openLog(dataDir: string, name: string): WriteStream {
  const file = logFile(dataDir, name)
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  return createWriteStream(file, { flags: sizeOf(file) > LARGEST_BYTES ? 'w' : 'a', mode: 0o600 })
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
