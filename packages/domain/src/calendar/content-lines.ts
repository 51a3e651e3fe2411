/** RFC 5545 §3.1: octets of a line, its end not counted. */
const MOST_OCTETS = 75

const octets = (text: string): number => new TextEncoder().encode(text).length

/** A line in as many as it takes; all but the first begin with a blank, and no letter is cut. */
function folded(line: string): string {
  const parts = ['']
  for (const letter of line) {
    const part = parts.at(-1) ?? ''
    if (octets(part) + octets(letter) > MOST_OCTETS) parts.push(` ${letter}`)
    else parts[parts.length - 1] = part + letter
  }
  return parts.join('\r\n')
}

/** RFC 5545 §3.3.11: words as they stand in a calendar. */
export const inCalendar = (words: string): string => words.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** The lines of a calendar as they are sent. */
export const contentLines = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`
