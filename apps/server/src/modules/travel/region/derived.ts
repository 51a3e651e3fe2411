/**
 * Something worked out once per object and kept as long as the object is: look-ups of a region's timetable and tariff.
 */
export function derivedFrom<From extends object, Derived>(make: (from: From) => Derived): (from: From) => Derived {
  const known = new WeakMap<From, { derived: Derived }>()
  return from => {
    const kept = known.get(from) ?? { derived: make(from) }
    known.set(from, kept)
    return kept.derived
  }
}
