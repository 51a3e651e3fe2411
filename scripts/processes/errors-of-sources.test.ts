import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { PROGRAMS, programArguments } from './program-arguments.ts'

/** An error that the program shows, and one that ends it. */
const SOURCE = `interface Shown { error: Error }
type Fault = TypeError
const shown: Shown = { error: new Error('shown') }
console.log(shown.error.stack)
const fails = (): Fault => { throw new TypeError('not to be caught') }
fails()
`

it('an error of a program that was made of sources tells the place in these', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'errors-'))
  try {
    const source = join(folder, 'failing.ts')
    writeFileSync(source, SOURCE)
    const made = join(folder, 'made')
    await build({ entryPoints: [source], outdir: made, bundle: true, format: 'esm', platform: 'node', sourcemap: true })
    writeFileSync(join(made, 'package.json'), '{"type":"module"}')
    const { stdout, stderr } = spawnSync(process.execPath, programArguments('failing.ts', { [PROGRAMS]: made }), {
      encoding: 'utf8',
    })
    expect(stdout).toContain(`Error: shown\n    at ${source}:3:31`)
    expect(stderr).toContain('TypeError: not to be caught\n')
    expect(stderr).toContain(`(${source}:5:36)`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
