/** Where the shop was framed, as far as the browser tells it. */
interface Framed {
  /** Address of the page that framed us first, or its origin alone. */
  referrer: string
  /** Origins of the pages around us, the nearest first; not in every browser. */
  ancestors: readonly string[]
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

/** The partner whose page we are in; undefined where it is none of the client's, who is then told nothing. */
export const partnerOf = (partners: readonly string[], { referrer, ancestors }: Framed): string | undefined => {
  const parents = ancestors.length > 0 ? ancestors.slice(0, 1) : [originOf(referrer)]
  return parents.find((parent): parent is string => parent !== undefined && partners.includes(parent))
}
