/**
 * What was made of a text, made once. It holds between `size` and twice as many: when as many new ones have come, those
 * that nobody has asked for since the last time are forgotten. Words that stand on every ticket stay, numbers that
 * stand on one do not.
 */
export function remembered<Value>(size: number, make: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Value>()
  let earlier = new Map<string, Value>()
  return text => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const value = earlier.get(text) ?? make(text)
    if (recent.size >= size) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, value)
    return value
  }
}
