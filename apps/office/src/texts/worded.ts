import type { Language, LocalText } from '@billett/domain'

/** Words that files of the server say as well, as texts of the screens: `orders.states.paid`. */
export function worded<Prefix extends string, Key extends string | number>(
  prefix: Prefix,
  words: Readonly<Record<Key, LocalText>>,
  language: Language,
): Record<`${Prefix}.${Key}`, string> {
  const entries = Object.entries<LocalText>(words)
  return Object.fromEntries(entries.map(([key, word]): unknown[] => [`${prefix}.${key}`, word[language]]))
}
