/** What was said of one field, or of several that are read as one. */
export interface SaidFact {
  /** Of the field. */
  id: string
  term: string
  detail: string
}

/** What several answers make together. */
export type Joint = 'name' | 'guardian' | 'address'

/** The lines of each, by the names that fields of people have in the forms of all companies. */
const LINES: readonly { joint: Joint; lines: readonly (readonly string[])[] }[] = [
  { joint: 'name', lines: [['firstName', 'lastName']] },
  { joint: 'guardian', lines: [['guardianFirstName', 'guardianLastName']] },
  { joint: 'address', lines: [['street', 'houseNumber'], ['postCode', 'city'], ['country']] },
]

/**
 * Facts as somebody checks them: a name and an address in one piece, where the first of their answers stood. What
 * stands alone keeps its own term. `termOf` names what was joined, in the reader's language.
 */
export function joinFacts(facts: readonly SaidFact[], termOf: (joint: Joint) => string): readonly SaidFact[] {
  return LINES.reduce<readonly SaidFact[]>((left, { joint, lines }) => {
    const parts = left.filter(({ id }) => lines.flat().includes(id))
    const [first] = parts
    if (!first || parts.length === 1) return left
    const detail = lines
      .map(line => line.flatMap(id => parts.filter(part => part.id === id).map(part => part.detail)).join(' '))
      .filter(line => line !== '')
      .join(', ')
    return left.flatMap(fact => {
      if (fact === first) return [{ id: joint, term: termOf(joint), detail }]
      return parts.includes(fact) ? [] : [fact]
    })
  }, facts)
}
