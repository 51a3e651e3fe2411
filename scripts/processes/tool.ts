import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installIfStale } from '../run/install.ts'
import { root } from '../run/root.ts'
import { Advice } from '../run/say.ts'
import type { Closing } from './closing.ts'
import { runProgram } from './run-step.ts'

/** Runs one of the product's own tools with everything installed. Gives its exit code. */
export async function tool(main: string, args: string[], { signal }: Closing, env = {}): Promise<number> {
  await installIfStale(signal)
  if (!existsSync(join(root, main))) throw new Advice(`${main} is missing in this checkout.`)
  return runProgram(main, { args, env, signal })
}

/** The same for a tool that starts processes of the product again and again. */
export async function toolWithProcesses(main: string, args: string[], closing: Closing): Promise<number> {
  await installIfStale(closing.signal)
  const { builtPrograms } = await import('../run/build/build-programs.ts')
  return tool(main, args, closing, await builtPrograms())
}
