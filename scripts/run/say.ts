/** What the launcher tells the person at the console: plain sentences, one a line. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** A failure the person can do something about: shown as it is, without a stack. */
export class Advice extends Error {}

/** Advice as it is; anything unexpected with its stack. */
export function inWords(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure instanceof Advice ? failure.message : (failure.stack ?? failure.message)
}

/** `1.2 s`, `1 min 5 s`. */
export function duration(ms: number): string {
  const seconds = ms / 1000
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
