import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type BundledPostgres, startBundledPostgres } from '../db/bundled/index.ts'

export interface ReplicatedDatabase {
  /** Names both hosts, the stand-by first. */
  url: string
  /** Ends the primary as a power cut does, and has the stand-by take over. */
  failOver: () => Promise<void>
  close: () => Promise<void>
}

/** A PostgreSQL and a stand-by that has every commit before it is answered. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'replicated-'))
  // As root, PostgreSQL's user must get to its files.
  chmodSync(folder, 0o711)
  const first = join(folder, 'first')
  const second = join(folder, 'second')

  const made = await startBundledPostgres({ dataDir: first })
  await made.stop()
  copyCluster(made, first, second)
  const primary = await startBundledPostgres({ dataDir: first })
  followIn(join(second, 'cluster'), new URL(primary.url))
  const standby = await startBundledPostgres({ dataDir: second })
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')

  const both = new URL(standby.url)
  return {
    url: both.href.replace(both.host, `${both.host},${new URL(primary.url).host}`),
    async failOver() {
      process.kill(postmasterOf(primary), 'SIGKILL')
      await primary.ended
      await ask(standby.url, 'select pg_promote(true)')
    },
    async close() {
      await Promise.all([standby.stop(), primary.stop()])
      rmSync(folder, { recursive: true })
    },
  }
}

/** With its owner, which only the system's own program keeps. */
function copyCluster(made: BundledPostgres, from: string, to: string): void {
  cpSync(join(from, 'cluster.json'), join(to, 'cluster.json'), { recursive: true })
  const record: unknown = JSON.parse(readFileSync(join(to, 'cluster.json'), 'utf8'))
  writeFileSync(join(to, 'cluster.json'), JSON.stringify({ ...Object(record), recordedIn: to, elsewhere: undefined }))
  execFileSync('cp', ['-a', made.folder, join(to, 'cluster')])
}

function followIn(folder: string, primary: URL): void {
  const { hostname, port, username, password } = primary
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  writeFileSync(join(folder, 'standby.signal'), '')
}

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(query)
  } finally {
    await client.end()
  }
}

const postmasterOf = ({ folder }: BundledPostgres): number =>
  Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
