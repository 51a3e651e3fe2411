import { inflateSync } from 'node:zlib'

/** Just enough of a PDF reader for our own files: what a page says and which rectangles it fills. For tests. */
export function readPdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  )
  const pages = [...objects.values()].filter(body => /\/Type \/Page\b(?!s)/.test(body))
  const contents = pages.map(page => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''))
  const charactersOf = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [name, characters(streamOf(objects.get(unicode) ?? ''))]
    }),
  )
  return {
    source,
    texts: contents.map(content => textOf(content, charactersOf)),
    rects: contents.map(content =>
      Array.from(content.matchAll(/^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm), match =>
        match.slice(1, 5).map(Number),
      ),
    ),
  }
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1]
  return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
}

/** Glyph number -> character, from a ToUnicode map. */
function characters(cmap: string): string[] {
  const ranges = Array.from(cmap.matchAll(/\[(.*?)\]/g), ([, list = '']) => [...list.matchAll(/<([^>]*)>/g)])
  return ranges.flat().map(([, hex = '']) => {
    const units = hex.split(' ').filter(unit => unit !== '')
    return String.fromCharCode(...units.map(unit => Number.parseInt(unit, 16)))
  })
}

function textOf(content: string, charactersOf: ReadonlyMap<string, string[]>): string {
  let font: string[] = []
  const parts: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = charactersOf.get(name) ?? []
    const glyphs = Array.from(
      (shown ?? '').matchAll(/<([0-9a-f]*)>/g),
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    ).flat()
    parts.push(glyphs.map(glyph => font[Number.parseInt(glyph, 16)] ?? '\ufffd').join(''))
  }
  return parts.join('\n').replace(/\n+/g, '\n')
}
