import type { ChildProcess } from 'node:child_process'
import { duration, say } from '../run/say.ts'
import { createBackoff } from './backoff.ts'
import type { Service } from './service.ts'
import { spawnNode } from './spawn-node.ts'

export type Supervised = {
  name: string
  pid(): number | undefined
  /** Fulfilled when the first run has ended, however long it lasted. */
  firstExit: Promise<void>
  /** Ends the process; a new one is started at once. */
  restart(): void
  stop(): Promise<void>
}

export type Watching = {
  output(child: ChildProcess): void
  /** Called for every process started. */
  started(): void
}

/** Longer than a process gives itself to finish what it began. */
const PATIENCE_MS = 30_000

/** Runs a service until `stop()`: one that crashes is started again, after ever longer pauses. */
export function supervise(service: Service, watching: Watching): Supervised {
  const backoff = createBackoff(Date.now)
  const firstExit = Promise.withResolvers<void>()
  let child: ChildProcess | undefined
  let exit = Promise.resolve()
  let pause: NodeJS.Timeout | undefined
  let stopped = false
  let restartAsked = false

  function run(): void {
    backoff.begin()
    restartAsked = false
    const started = spawnNode({
      main: service.main,
      env: service.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ownGroup: true,
    })
    child = started
    watching.output(started)
    watching.started()
    exit = new Promise(resolve => {
      started.once('exit', (code, signal) => {
        child = undefined
        resolve()
        firstExit.resolve()
        if (!stopped) again(signal ?? `code ${code}`)
      })
    })
  }

  function again(reason: string): void {
    if (restartAsked) {
      run()
      return
    }
    const delay = backoff.next()
    say(`The ${service.name} process ended (${reason}); starting it again in ${duration(delay)}.`)
    pause = setTimeout(run, delay)
  }

  run()
  return {
    name: service.name,
    pid: () => child?.pid,
    firstExit: firstExit.promise,
    restart() {
      restartAsked = true
      if (child) child.kill('SIGTERM')
      else {
        clearTimeout(pause)
        run()
      }
    },
    async stop() {
      stopped = true
      clearTimeout(pause)
      const leaving = child
      const force = setTimeout(() => leaving?.kill('SIGKILL'), PATIENCE_MS)
      leaving?.kill('SIGTERM')
      await exit
      clearTimeout(force)
    },
  }
}
