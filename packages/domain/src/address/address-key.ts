const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * How names of towns and streets are compared: letters and digits only, `Bahnhof-Str.` and `bahnhofstraße` alike. The
 * key of a beginning is the beginning of the key, as long as the abbreviation itself is not cut.
 */
export const addressKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, letter => UMLAUTS[letter] ?? letter)
    .replaceAll(/str(?:\.|(?=[\s-]|$))/g, 'strasse')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
