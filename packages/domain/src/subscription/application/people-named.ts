/** The people who are named, each once, however their names are written; a name of blanks is nobody. */
export const peopleNamed = (names: readonly string[]): string[] => [
  ...new Map(
    names
      .map(name => name.trim().replaceAll(/\s+/g, ' '))
      .filter(name => name !== '')
      .map(name => [name.toLowerCase(), name] as const),
  ).values(),
]
