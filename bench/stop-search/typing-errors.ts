const KEYBOARD = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']

function neighbour(letter: string, below: (limit: number) => number): string {
  const row = KEYBOARD.find(keys => keys.includes(letter.toLowerCase())) ?? 'ex'
  const at = row.indexOf(letter.toLowerCase())
  const next = below(2) === 0 ? at - 1 : at + 1
  return row[next] ?? row[1] ?? 'e'
}

/** The text with one typing error: two letters swapped, one left out, one doubled, or a neighbouring key. */
export function mistyped(text: string, below: (limit: number) => number): string {
  const at = below(text.length - 1)
  const [before, letter, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)]
  switch (below(4)) {
    case 0:
      return before + next + letter + after
    case 1:
      return before + next + after
    case 2:
      return before + letter + letter + next + after
    default:
      return before + neighbour(letter, below) + next + after
  }
}
