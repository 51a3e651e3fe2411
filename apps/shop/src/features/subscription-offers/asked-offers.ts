/** What an address of the offers asks for; empty where it says nothing. */
export interface AskedOffers {
  /** References of the ends of a way; only together. */
  from: string
  to: string
  /** Id of a heading. */
  category: string
  /** A draft, and the secret that shows it (Spec 1 §2.1). */
  configuration: string
  preview: string
}

export const askedOffers = (query: URLSearchParams): AskedOffers => {
  const said = (name: string): string => query.get(name) ?? ''
  const [from, to] = [said('from'), said('to')]
  return {
    from: to && from,
    to: from && to,
    category: said('category'),
    configuration: said('configuration'),
    preview: said('previewConfiguration'),
  }
}
