const SHORT_ENOUGH = 160

const isFlat = (text: string): boolean => text.length <= SHORT_ENOUGH

/** JSON with one line per record, so that a change of one stop is a change of one line. */
export const asJson = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || (indent !== '' && isFlat(flat))) return flat
  const inner = `${indent} `
  const rows = Array.isArray(value)
    ? value.map(each => `${inner}${asJson(each, inner)}`)
    : Object.entries(value).flatMap(([key, each]) =>
        each === undefined ? [] : [`${inner}${JSON.stringify(key)}: ${asJson(each, inner)}`],
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const end = indent === '' ? '\n' : ''
  return `${open}\n${rows.join(',\n')}\n${indent}${close}${end}`
}
