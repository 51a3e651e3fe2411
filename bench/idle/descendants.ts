import { readdirSync, readFileSync } from 'node:fs'
import { ticksOf } from '../../scripts/tests/processor-time.ts'

/** Milliseconds of one tick in which Linux counts. */
const TICK_MS = 10

export interface Descendant {
  pid: number
  parent: number
  /** Its whole command line. */
  command: string
  /** Milliseconds that processors have worked for it and for its children that have ended. */
  worked: number
}

/** Every process that came from one, however far down (Linux only). */
export function descendantsOf(ancestor: number): Descendant[] {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? told(Number(name)) : []))
  const found: Descendant[] = []
  for (let level = [ancestor]; level.length > 0; ) {
    const children = all.filter(({ parent }) => level.includes(parent))
    found.push(...children)
    level = children.map(({ pid }) => pid)
  }
  return found
}

/** None of a process that has ended meanwhile. */
function told(pid: number): Descendant[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return [{ pid, parent, command, worked: ticksOf(stat) * TICK_MS }]
  } catch {
    return []
  }
}
