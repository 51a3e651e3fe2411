/** What comes after the last word of a street that is a number: `7a`, `12 B`, `3-5`, `1/2`. */
const WITH_NUMBER = /^(?<street>.*\p{L}\.?,?)\s+(?<houseNumber>\d{1,5}\s?\p{L}?(?:\s?[-–/]\s?\d{1,5}\s?\p{L}?)?)$/u

/**
 * A line of an address as browsers keep it and people write it, in its two parts; undefined where it has no number at
 * its end. `Lindenweg 7a` -> Lindenweg, 7a; `Straße des 17. Juni` has none.
 */
export function splitStreetLine(line: string): { street: string; houseNumber: string } | undefined {
  const { street, houseNumber } = WITH_NUMBER.exec(line.trim())?.groups ?? {}
  return street && houseNumber ? { street: street.replace(/,$/, ''), houseNumber } : undefined
}
