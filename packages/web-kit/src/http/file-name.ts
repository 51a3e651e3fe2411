const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name a content-disposition header gives a file; the extended form (`filename*`) counts before the plain one. */
export function fileNameOf(contentDisposition: string | null, otherwise: string): string {
  const header = contentDisposition ?? ''
  const extended = /filename\*=(?:UTF-8|iso-8859-1)'[^']*'([^;]+)/i.exec(header)?.[1]
  const plain = /filename="((?:\\.|[^"\\])*)"|filename=([^;]+)/i.exec(header)
  const name = extended ? decoded(extended.trim()) : (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim())
  return name?.replace(/[\\/]/g, '_') || otherwise
}
