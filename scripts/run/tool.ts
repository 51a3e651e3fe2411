import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Closing } from './closing.ts'
import { installIfStale } from './install.ts'
import { root } from './root.ts'
import { runProgram } from './run-step.ts'
import { Advice } from './say.ts'

/** Runs one of the product's own tools with everything installed. Gives its exit code. */
export async function tool(main: string, args: string[], { signal }: Closing): Promise<number> {
  await installIfStale(signal)
  if (!existsSync(join(root, main))) throw new Advice(`${main} is missing in this checkout.`)
  return runProgram(main, { args, signal })
}
