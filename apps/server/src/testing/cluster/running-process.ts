import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../../../../..')

/** The channel closes when we are gone, and every process of the product ends with it. */
const LEAVE_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/processes/leave-with-parent.mjs')).href

/** What Node has made of our sources once, so that the next process starts sooner. */
const COMPILED = join(ROOT, 'node_modules/.cache/billett-node')

/** Characters of its output that are kept to explain a failure. */
const KEPT = 20_000

export interface RunningProcess {
  pid: number
  kill: (signal: NodeJS.Signals) => void
  /** Says something through the channel between us; nothing where it has ended. */
  tell: (message: object) => void
  /** How it ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** The end of what it wrote. */
  output: () => string
}

/** What was made of a program, where it was (`scripts/processes/program-arguments.ts`), else its source. */
function fileOf(program: string, programs: string): string {
  const made = join(programs, program.replace(/\.ts$/, '.js'))
  return programs !== '' && existsSync(made) ? made : join(ROOT, program)
}

/**
 * Starts a program of the product as a process of its own, as an operator does. It ends with this process at the
 * latest.
 */
export function startProcess(
  program: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): RunningProcess {
  const { PATH = '', BILLETT_PROGRAMS = '' } = process.env
  const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, fileOf(program, BILLETT_PROGRAMS), ...args], {
    cwd: ROOT,
    env: { PATH, BILLETT_PROGRAMS, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (text: Buffer) => {
    output = (output + text.toString()).slice(-KEPT)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0))
  })
  return {
    pid: child.pid ?? 0,
    kill: signal => child.kill(signal),
    tell(message) {
      if (child.connected) child.send(message, () => undefined)
    },
    ended,
    output: () => output,
  }
}

/** Runs a program to its end; throws with what it wrote when it did not end well. */
export async function runProcess(
  program: string,
  environment: Record<string, string>,
  args: readonly string[],
): Promise<void> {
  const running = startProcess(program, environment, args)
  const end = await running.ended
  if (end !== 0) throw new Error(`${program} ended with ${end}:\n${running.output()}`)
}
