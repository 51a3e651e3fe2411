/** Some words of a text, and what they are marked as where they stand between `<mark>` and `</mark>`. */
export interface MarkedWords {
  mark?: string
  words: string
}

const MARKED = /<(\w+)>(.*?)<\/\1>/

/** `Read the <terms>terms</terms>.` -> `Read the `, `terms` marked as `terms`, `.` */
export function markedWords(text: string): MarkedWords[] {
  const pieces = text.split(MARKED)
  const found: MarkedWords[] = []
  for (let at = 0; at < pieces.length; at += 3) {
    const [plain = '', mark, words = ''] = pieces.slice(at, at + 3)
    if (plain !== '') found.push({ words: plain })
    if (mark !== undefined) found.push({ mark, words })
  }
  return found
}
