/** An element by its local name: banks differ in prefixes. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** What stands in it directly, without the white space around. */
  text: string
  children: XmlElement[]
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? []

/** The first element along some names; undefined where there is none. */
export const at = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => found?.children.find(child => child.name === name), element)

/** What stands there; null where there is none, or nothing in it. */
export const textAt = (element: XmlElement | undefined, ...names: string[]): string | null =>
  at(element, ...names)?.text || null
