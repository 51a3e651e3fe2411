/** Folded, as `fold` writes them. Standing alone, with or without a full stop. */
const WORDS = new Map([
  ['hbf', 'hauptbahnhof'],
  ['hbhf', 'hauptbahnhof'],
  ['bf', 'bahnhof'],
  ['bhf', 'bahnhof'],
  ['str', 'strasse'],
  ['abzw', 'abzweig'],
  ['hst', 'haltestelle'],
  ['krhs', 'krankenhaus'],
])

/** Only with a full stop: without one they are words or beginnings of words. */
const WITH_STOP = new Map([
  ['pl', 'platz'],
  ['gr', 'gross'],
  ['kl', 'klein'],
  ['friedh', 'friedhof'],
  ['univ', 'universitat'],
])

const SAINT = { short: 'st', full: 'sankt' }

/** Other names for the same thing: a query with one of them also looks for the others. */
const SYNONYMS = [['zob', 'busbahnhof', 'omnibusbahnhof']]

/** No word begins like these, so somebody who typed one means the abbreviation. */
const NEVER_A_BEGINNING = new Set(['hbf', 'hbhf', 'bf', 'bhf', 'hst', 'krhs'])

export interface WrittenWord {
  text: string
  hasStop: boolean
  isLast: boolean
}

/** The word that an abbreviation stands for, or the word itself. */
export const expandWord = ({ text, hasStop, isLast }: WrittenWord): string => {
  const known = WORDS.get(text) ?? (hasStop ? WITH_STOP.get(text) : undefined)
  if (known) return known
  if (text === SAINT.short && (hasStop || !isLast)) return SAINT.full
  if (text.length > 4 && text.endsWith('str')) return `${text}asse`
  if (hasStop && text.length > 4 && text.endsWith('pl')) return `${text.slice(0, -2)}platz`
  return text
}

/** What a word that is perhaps still being typed may mean, the likeliest first. */
export const meanings = (word: WrittenWord): string[] => {
  const all = new Set([expandWord(word)])
  if (word.isLast && !word.hasStop) {
    if (!NEVER_A_BEGINNING.has(word.text)) all.add(word.text)
    if (word.text === SAINT.short) all.add(SAINT.full)
    if (word.text === 'pl') all.add('platz')
    if (word.text === 'hb') all.add('hauptbahnhof')
  }
  for (const group of SYNONYMS) if (group.includes(word.text)) for (const other of group) all.add(other)
  return [...all]
}
