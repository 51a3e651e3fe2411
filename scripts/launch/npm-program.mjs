import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** npm as a script any Node can run: the one that started us, else the one on the PATH. */
export function npmProgram() {
  const starter = process.env.npm_execpath
  if (starter?.endsWith('npm-cli.js') && existsSync(starter)) return starter
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const candidate of [join(folder, 'npm'), join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')]) {
      if (existsSync(candidate) && realpathSync(candidate).endsWith('.js')) return realpathSync(candidate)
    }
  }
  throw new Error('npm was not found on the PATH. It comes with Node.js: https://nodejs.org')
}
