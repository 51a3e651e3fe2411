import type { Cluster } from './cluster.ts'
import { runProgram } from './run-program.ts'

const SECONDS_TO_STOP = '30'

/** Stops PostgreSQL: open transactions are rolled back, everything committed is on disk. */
export function stopCluster(cluster: Cluster): void {
  const stop = (mode: 'fast' | 'immediate') =>
    runProgram(cluster, 'pg_ctl', [
      'stop',
      '--pgdata',
      cluster.folder,
      '--mode',
      mode,
      '--wait',
      '--timeout',
      SECONDS_TO_STOP,
    ])
  if (!stop('fast').ok) stop('immediate')
}
