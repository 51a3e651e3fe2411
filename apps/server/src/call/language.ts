export type Language = 'de' | 'en'

/** The first of our languages that the header names, else `fallback`. Quality values are ignored: browsers list by preference. */
export function languageOf(header: string | undefined, fallback: Language): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.trim().slice(0, 2)
    if (tag === 'de' || tag === 'en') return tag
  }
  return fallback
}
