import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'

/** Runs `initdb` or `pg_ctl` to its end as the database's user. */
export function runProgram(
  cluster: Cluster,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): { ok: boolean; output: string } {
  const done = spawnSync(join(cluster.bin, program), args, {
    ...cluster.user,
    cwd: '/',
    env: databaseEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  })
  return {
    ok: done.status === 0,
    output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim(),
  }
}

/** Messages in English whatever the machine speaks; and nothing of our own environment goes to the database. */
export function databaseEnvironment(): Record<string, string> {
  return { LC_ALL: 'C', TZ: 'UTC' }
}
