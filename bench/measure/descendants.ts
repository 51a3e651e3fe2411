import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { toldOf } from '../../scripts/processes/processor-time.ts'

interface Descendant {
  pid: number
  parent: number
  /** Its whole command line. */
  command: string
  /** Milliseconds that processors have worked for it and for its children that have ended. */
  worked: number
}

/** Every process that came from one and still runs, however far down; none where the system does not tell. */
export function descendantsOf(ancestor: number): Descendant[] {
  if (!existsSync('/proc/self/stat')) return []
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? asDescendant(Number(name)) : []))
  const found: Descendant[] = []
  for (let level = [ancestor]; level.length > 0; ) {
    const children = all.filter(({ parent }) => level.includes(parent))
    found.push(...children)
    level = children.map(({ pid }) => pid)
  }
  return found
}

/** None of a process that has ended meanwhile. */
function asDescendant(pid: number): Descendant[] {
  const told = toldOf(pid)
  return told ? [{ pid, command: commandOf(pid), ...told }] : []
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}
