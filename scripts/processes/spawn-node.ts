import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run/root.ts'
import { programArguments } from './program-arguments.ts'

export type NodeRun = {
  /** The program, from the root of the checkout. */
  main: string
  args?: string[]
  env?: Record<string, string>
  /** Where standard input, output and errors go. */
  stdio: StdioOptions
  /** In a process group of its own, so that a Ctrl-C in the terminal reaches only the launcher. */
  ownGroup?: boolean
}

/** Starts a program of the product with this Node; it ends when we end. */
export function spawnNode({ main, args = [], env = {}, stdio, ownGroup = false }: NodeRun): ChildProcess {
  const preload = pathToFileURL(join(import.meta.dirname, 'leave-with-parent.mjs')).href
  const environment = { ...process.env, ...env }
  return spawn(process.execPath, ['--import', preload, ...programArguments(main, environment), ...args], {
    cwd: root,
    env: environment,
    stdio: [...[stdio].flat(), 'ipc'] as StdioOptions,
    detached: ownGroup && process.platform !== 'win32',
    windowsHide: true,
  })
}
