import type { GroupBoard } from '@billett/domain'

interface Words {
  titleOf: (group: string) => string
  noHeading: string
  hidden: string
}

/** A board as lines: each heading with its groups below it, and last what is hidden; two boards differ by them. */
export function boardLines({ categories, hidden }: GroupBoard, { titleOf, ...words }: Words): string {
  const below = (heading: string, groups: readonly string[]) => [heading, ...groups.map(group => `  ${titleOf(group)}`)]
  return [
    ...categories.flatMap(({ name, groups }) => below(name ? `${name.de} / ${name.en}` : words.noHeading, groups)),
    ...(hidden.length === 0 ? [] : below(words.hidden, hidden)),
  ].join('\n')
}
