import { readFileSync } from 'node:fs'
import { cpus, platform, release, totalmem } from 'node:os'

const GIB = 1024 ** 3

/** One line on what the figures were measured on. */
export function machine(): string {
  const [first] = cpus()
  const memory = `${Math.round(totalmem() / GIB)} GiB`
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory}, ${system()}, Node ${process.version}`
}

function system(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    if (name) return name
  } catch {
    // Not a Linux with that file.
  }
  return `${platform()} ${release()}`
}
