/** FCB keeps ids in ASCII. An id with other characters is left out; the name beside it says the same to a reader. */
export function ia5(id: string): string | undefined {
  return /^[\x20-\x7e]+$/.test(id) ? id : undefined
}
