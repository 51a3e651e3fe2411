/** An element around text that holds none of XML's own characters: the rules of payments let none through. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

/** An element, or nothing where there is nothing to stand in it. */
export const elementOf = (
  name: string,
  text: string | null,
  checked: (field: string, text: string) => string,
): string => (text === null ? '' : element(name, checked(name, text)))
