import { MalformedBankFile } from '../malformed-bank-file.ts'
import type { Limits } from './limits.ts'
import type { XmlElement } from './section.ts'

/** A section that has ended, and the ones around it as far as they were read by then, the nearest first. */
export interface Section {
  element: XmlElement
  around: readonly XmlElement[]
}

interface Open {
  element: XmlElement
  isSection: boolean
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Puts elements together to sections, which are of the names given. A section within one is no part of the outer. */
export function createTree(names: ReadonlySet<string>, limits: Limits) {
  const open: Open[] = []
  /** Sections that are open, the outermost first; what is outside of all is not kept. */
  const sections: { element: XmlElement; elements: number; characters: number }[] = []
  let done: Section[] = []
  let begun = false

  const count = (elements: number, characters: number) => {
    const section = sections.at(-1)
    if (!section) return
    section.elements += elements
    section.characters += characters
    if (section.elements > limits.sectionElements || section.characters > limits.sectionCharacters)
      throw new MalformedBankFile('tooLongSection', `${section.element.name} has no end`)
  }

  return {
    hasBegun: () => begun,
    open(qualified: string, attributes: Record<string, string>) {
      begun = true
      if (open.length >= limits.depth) throw new MalformedBankFile('tooDeep', `more than ${limits.depth} deep`)
      const element: XmlElement = { name: localName(qualified), attributes, text: '', children: [] }
      const isSection = names.has(element.name)
      if (isSection) sections.push({ element, elements: 0, characters: 0 })
      else if (sections.length > 0) open.at(-1)?.element.children.push(element)
      count(1, qualified.length + lengthOf(attributes))
      open.push({ element, isSection })
    },
    text(text: string) {
      const element = open.at(-1)?.element
      if (!element || sections.length === 0) return
      count(0, text.length)
      element.text += text
    },
    close() {
      const last = open.pop()
      if (!last) return
      last.element.text = last.element.text.trim()
      if (!last.isSection) return
      sections.pop()
      done.push({ element: last.element, around: sections.map(({ element }) => element).reverse() })
    },
    /** Those that have ended since this was last asked. */
    ended(): Section[] {
      const ended = done
      done = []
      return ended
    },
  }
}

/** Nearly all elements have none, and a message has millions. */
function lengthOf(attributes: Record<string, string>): number {
  let length = 0
  for (const name in attributes) length += name.length + (attributes[name]?.length ?? 0)
  return length
}
