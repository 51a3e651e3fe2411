/** How far it is on foot. Places are stops of the region, by their references. */
export interface FootwayDistance {
  /** Metres to each, in their order; null where no way is known: a person measures it then. */
  metres: (from: string, to: readonly string[]) => Promise<(number | null)[]>
}
