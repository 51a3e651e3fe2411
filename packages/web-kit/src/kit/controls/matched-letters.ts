/** A piece of a text, and whether it is what somebody typed. */
export interface Piece {
  text: string
  matched: boolean
}

/** As letters are compared: without marks and in small ones, each as long as before. */
const plain = (text: string): string =>
  [...text].map(letter => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('')

/** A text in pieces, those at the beginning of its words marked that begin a typed word. */
export function matchedLetters(text: string, typed: string): Piece[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  const letters = [...text]
  const low = [...plain(text)]
  const pieces: Piece[] = []
  const add = (piece: string, matched: boolean) => {
    const last = pieces.at(-1)
    if (last?.matched === matched) last.text += piece
    else pieces.push({ text: piece, matched })
  }
  for (let at = 0; at < letters.length; ) {
    const begins = at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')
    const word = begins ? words.find(each => low.slice(at, at + [...each].length).join('') === each) : undefined
    const length = word ? [...word].length : 1
    add(letters.slice(at, at + length).join(''), word !== undefined)
    at += length
  }
  return pieces
}
