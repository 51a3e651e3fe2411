import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that the files of one run share, each in a process of its own; who runs one file alone needs none. */
const { E2E_LOOKED } = process.env

const looked = new Set<string>()

const fileOf = (folder: string, kind: string): string =>
  join(folder, createHash('sha256').update(kind).digest('base64url'))

/** Whether a kind of screen was looked at and found good, by whichever process of this run. */
export const wasLookedAt = (kind: string): boolean =>
  looked.has(kind) || (E2E_LOOKED !== undefined && existsSync(fileOf(E2E_LOOKED, kind)))

/** Notes that it was. */
export function noteLookedAt(kind: string): void {
  looked.add(kind)
  if (E2E_LOOKED !== undefined) writeFileSync(fileOf(E2E_LOOKED, kind), '')
}
