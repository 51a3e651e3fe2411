/** Where the number of the bank stands in account numbers, by country: first character and length. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  AT: [4, 5],
  BE: [4, 3],
  CH: [4, 5],
  DE: [4, 8],
  FR: [4, 5],
  LI: [4, 5],
  LU: [4, 3],
  NL: [4, 4],
}

/** Country and number of the bank of an account; undefined in countries whose registers are not kept here. */
export function bankOf(iban: string): { country: string; bankCode: string } | undefined {
  const country = iban.slice(0, 2)
  const place = PLACES[country]
  return place && { country, bankCode: iban.slice(place[0], place[0] + place[1]) }
}

/** Eight characters, or eleven with the branch (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text)
