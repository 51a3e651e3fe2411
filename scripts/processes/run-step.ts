import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../run/root.ts'
import { spawnNode } from './spawn-node.ts'

export type Step = { args: string[]; env?: Record<string, string>; cwd?: string; signal?: AbortSignal }

/** Runs a tool with this Node to its end, its output on our console. Gives its exit code. */
export function runTool({ args, env, cwd = root, signal }: Step): Promise<number> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio: 'inherit' })
  return exitCode(child, signal)
}

/** The same, its output given instead of shown. */
export async function toolOutput({ args, cwd = root, signal }: Step): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['inherit', 'pipe', 'pipe'] })
  const [code, ...printed] = await Promise.all([exitCode(child, signal), text(child.stdout), text(child.stderr)])
  return { code, printed: printed.join('') }
}

/** The same for a program of the product. */
export function runProgram(main: string, { args, env, signal }: Step): Promise<number> {
  return exitCode(spawnNode({ main, args, env, stdio: ['inherit', 'inherit', 'inherit'] }), signal)
}

function exitCode(child: ChildProcess, signal: AbortSignal | undefined): Promise<number> {
  const end = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', end, { once: true })
  return new Promise(resolve => {
    child.once('error', () => resolve(1))
    child.once('exit', code => {
      signal?.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })
}

/** The same for a program of the machine; one that is not there counts as failed. */
export function runCommand(command: string, args: string[], signal: AbortSignal): Promise<number> {
  return exitCode(spawn(command, args, { stdio: 'inherit' }), signal)
}
