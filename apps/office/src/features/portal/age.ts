/** Milliseconds, the longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a moment was, in the greatest unit it fills, as it is said in a language: `vor 3 Tagen`. */
export function ageText(language: string, since: string, now: number): string {
  const age = Math.max(0, now - Date.parse(since))
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(age / length), unit)
}
