const DAY = 86_400

const two = (value: number): string => `${value}`.padStart(2, '0')

/** What is left until a moment: whole days while there are at least two, else hours, minutes and seconds: `1:04:09`. */
export function remaining(milliseconds: number): { days: number } | { clock: string } {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  if (seconds >= 2 * DAY) return { days: Math.floor(seconds / DAY) }
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return { clock: `${hours}:${two(minutes)}:${two(seconds % 60)}` }
}
