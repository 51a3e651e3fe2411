interface Bounds {
  /** As the browser's own `accept`: ".pdf,image/*". */
  accept: string
  maxBytes: number
}

const fits = ({ name, type }: File, kind: string): boolean =>
  kind.startsWith('.')
    ? name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? type.startsWith(kind.slice(0, -1))
      : type === kind

/** Why a file is not sent at all; undefined where it is. A name proves nothing: the server looks inside. */
export function refusalOf(file: File, { accept, maxBytes }: Bounds): 'type' | 'size' | undefined {
  const kinds = accept.split(',').map(kind => kind.trim())
  if (!kinds.some(kind => fits(file, kind))) return 'type'
  return file.size > maxBytes ? 'size' : undefined
}
