import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The command line of a running process, undefined when there is none with this id. */
export function commandOf(pid: number): string | undefined {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined
    if (process.platform === 'win32')
      return powershell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`)
    return run('ps', ['-p', String(pid), '-o', 'command='])
  } catch {
    return undefined
  }
}

function powershell(command: string): string | undefined {
  return run('powershell.exe', ['-NoProfile', '-Command', command])
}

function run(program: string, args: string[]): string | undefined {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined
}
