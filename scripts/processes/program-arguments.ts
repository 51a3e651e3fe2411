import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run/root.ts'

/** Names the folder with what was made of the programs, in the environment of a process and of those it starts. */
export const PROGRAMS = 'BILLETT_PROGRAMS'

const ERRORS_OF_SOURCES = pathToFileURL(join(import.meta.dirname, 'errors-of-sources.mjs')).href

/** What Node is asked to start a program with: what was made of it where that is known, else its source. */
export function programArguments(main: string, { [PROGRAMS]: folder }: NodeJS.ProcessEnv): string[] {
  const made = join(folder ?? '', main.replace(/\.ts$/, '.js'))
  // An error tells of the sources, not of what was made of them.
  return folder && existsSync(made) ? ['--import', ERRORS_OF_SOURCES, made] : [join(root, main)]
}
