import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres']
const EXECUTABLE = 0o111

/**
 * Packages cannot carry symbolic links, so PostgreSQL's libraries come with a list of the links they need. The
 * package's own install script makes them; it does not run where install scripts are switched off, so we do it.
 */
export function completeBinaries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (existsSync(list)) {
    const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
    for (const { source, target } of links) {
      const link = join(native, relative('native', target))
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
    }
  }
  if (process.platform === 'win32') return
  for (const program of PROGRAMS) makeExecutable(join(native, 'bin', program))
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, mode | EXECUTABLE)
}
