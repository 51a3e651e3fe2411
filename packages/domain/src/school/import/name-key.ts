const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
}

/**
 * One spelling of a name for all: `Müller` and `MUELLER`, `Anna-Lena` and `Anna Lena`, `René` and `Rene` are the same.
 * Unlike in a search `a` and `ä` are not.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøåœ]/g, letter => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface Named {
  lastName: string
  firstName: string
  birthDate: string
}

/** Who somebody says they are, as one text. */
export const personKey = ({ lastName, firstName, birthDate }: Named): string =>
  `${nameKey(lastName)}|${nameKey(firstName)}|${birthDate}`

/** How many letters have to be changed to get from one text to another, as far as that is `most` at most. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const kept = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(kept, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    if (Math.min(...row) > most) return most + 1
    before = row
  }
  return before[b.length] ?? 0
}
