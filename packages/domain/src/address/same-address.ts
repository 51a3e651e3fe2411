export interface PostalAddress {
  street: string
  houseNumber: string
  postCode: string
  city: string
  country: string
}

/** `Bahnhof-Str. 4 A` and `bahnhofstraße 4a` are one place. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/str(?:asse|\.)?(?=[\s-]|$)/g, 'strasse')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Do both mean the same letter box, however they are written? */
export const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  (['street', 'houseNumber', 'postCode', 'city', 'country'] as const).every(part => folded(a[part]) === folded(b[part]))
