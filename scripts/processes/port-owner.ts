import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { commandOf } from '../../apps/server/src/db/bundled/command-of.ts'

const LISTENING = '0A'
const LONGEST_COMMAND = 60

/** Who listens on a port, as words for a person; undefined when the system does not tell us. */
export function portOwner(port: number): string | undefined {
  const pid = process.platform === 'linux' ? fromProc(port) : fromLsof(port)
  return pid === undefined ? undefined : `process ${pid} (${(commandOf(pid) ?? '?').slice(0, LONGEST_COMMAND).trim()})`
}

function fromProc(port: number): number | undefined {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap(table => listeningSockets(table, port)))
  return readdirSync('/proc')
    .map(Number)
    .find(pid => pid > 0 && hasOpen(pid, sockets))
}

/** Rows are `sl local_address rem_address st … uid timeout inode`, addresses and ports in hexadecimal. */
function listeningSockets(table: string, port: number): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  try {
    return readFileSync(table, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(wanted) && state === LISTENING)
      .map(columns => `socket:[${columns[9]}]`)
  } catch {
    return []
  }
}

function hasOpen(pid: number, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(fd => sockets.has(linkOf(`/proc/${pid}/fd/${fd}`)))
  } catch {
    return false
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function fromLsof(port: number): number | undefined {
  try {
    const output = execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
    return Number.parseInt(output, 10) || undefined
  } catch {
    return undefined
  }
}
