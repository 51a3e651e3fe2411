import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { OWNER } from './cluster.ts'
import { runProgram } from './run-program.ts'

/** Not every system has C.UTF-8; upper and lower case come from PostgreSQL itself, so the last one will do too. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** What a cluster is made with; one that is not durable does not wait for the disk. */
type Making = { password: string; durable: boolean }

/** Makes the database's files when there are none. An interrupted attempt leaves nothing that counts. */
export function createClusterIfMissing(cluster: Cluster, making: Making): void {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return
  const unfinished = `${cluster.folder}.new`
  let output = ''
  for (const characterType of CHARACTER_TYPES) {
    emptyFolder(unfinished, cluster)
    const made = initialise(cluster, unfinished, making, characterType)
    if (made.ok) {
      renameSync(join(unfinished, 'files'), cluster.folder)
      rmSync(unfinished, { recursive: true, force: true })
      return
    }
    output = made.output
    if (!output.includes('invalid locale')) break
  }
  throw new Error(`The bundled PostgreSQL could not be set up in ${cluster.folder}:\n${output}`)
}

function emptyFolder(folder: string, { user }: Cluster): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

function initialise(cluster: Cluster, unfinished: string, { password, durable }: Making, characterType: string) {
  const passwordFile = join(unfinished, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (cluster.user) chownSync(passwordFile, cluster.user.uid, cluster.user.gid)
  return runProgram(cluster, 'initdb', [
    `--pgdata=${join(unfinished, 'files')}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Many rounds protect a password that somebody could guess. This one is made by chance, and each connection pays.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${characterType}`,
    ...(durable ? [] : ['--no-sync']),
  ])
}
