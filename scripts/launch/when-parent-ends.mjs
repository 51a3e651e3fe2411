import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const EVERY_MS = 500

/**
 * Calls back once when the process that started us has ended, however it ended. npm starts scripts through a shell
 * that outlives it: then the shell's parent counts too.
 */
export function whenParentEnds(callback) {
  const parent = process.ppid
  const { command, ppid } = processFacts(parent)
  const npm = /^\S*sh -c /.test(command) ? ppid : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return
    clearInterval(timer)
    callback()
  }, EVERY_MS)
  timer.unref()
}

function processFacts(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const ppid = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return { command, ppid: ppid || undefined }
  } catch {
    return factsFromPs(pid)
  }
}

function factsFromPs(pid) {
  try {
    const output = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [, ppid, command] = /^(\d+)\s+(.*)$/.exec(output) ?? []
    return { command: command ?? '', ppid: Number(ppid) || undefined }
  } catch {
    return { command: '', ppid: undefined }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return failure.code === 'EPERM'
  }
}
