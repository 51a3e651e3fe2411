import { widthOf } from '../fonts.ts'
import { artifact, drawLine, type Ink, type Pdf, type Structure } from '../sheet.ts'
import { wrap } from '../wrap.ts'

/** Something whose height is known before it is drawn, so that nothing can run into what follows. */
export interface Block {
  height: number
  draw: (parent: Structure, x: number, y: number) => void
}

interface TextStyle extends Ink {
  /** Line height as a multiple of the size. */
  leading?: number
  align?: 'left' | 'right' | 'center'
  /** Structure type of PDF: H1, H2, P, Caption. */
  tag?: string
}

const USUAL_LEADING = 1.3

export function text(pdf: Pdf, value: string, width: number, style: TextStyle): Block {
  const { face, size, leading = USUAL_LEADING, align = 'left', tag = 'P' } = style
  const lines = wrap(value, width, face, size)
  const lineHeight = size * leading
  const draw = (parent: Structure, x: number, y: number) => {
    const drawLines = () => {
      for (const [index, line] of lines.entries()) {
        const free = align === 'left' ? 0 : width - widthOf(line, face, size)
        drawLine(pdf, line, x + (align === 'center' ? free / 2 : free), y + index * lineHeight, style)
      }
    }
    parent.add(pdf.struct(tag, {}, drawLines))
  }
  return lines.length === 0 ? gap(0) : { height: lines.length * lineHeight, draw }
}

/** The largest of `sizes` at which the text needs at most `most` lines, else the smallest. */
export function fittingText(
  pdf: Pdf,
  value: string,
  width: number,
  sizes: number[],
  most: number,
  style: TextStyle,
): Block {
  const fits = (size: number) => wrap(value, width, style.face, size).length <= most
  const size = sizes.find(fits) ?? sizes.at(-1) ?? style.size
  return text(pdf, value, width, { ...style, size })
}

export const gap = (height: number): Block => ({ height, draw: () => undefined })

export function stack(blocks: readonly Block[]): Block {
  const draw = (parent: Structure, x: number, y: number) => {
    let top = y
    for (const block of blocks) {
      block.draw(parent, x, top)
      top += block.height
    }
  }
  return { height: blocks.reduce((sum, block) => sum + block.height, 0), draw }
}

/** Side by side, each at its offset from the left. */
export function beside(blocks: readonly { at: number; block: Block }[]): Block {
  const draw = (parent: Structure, x: number, y: number) => {
    for (const { at, block } of blocks) block.draw(parent, x + at, y)
  }
  return { height: Math.max(0, ...blocks.map(({ block }) => block.height)), draw }
}

/**
 * An element of the document around a block: what is read together stands together. A list (`L`) has items (`LI`) of a
 * label (`Lbl`) and what it says (`LBody`).
 */
export const tagged = (pdf: Pdf, tag: string, block: Block): Block => ({
  height: block.height,
  draw: (parent, x, y) => {
    const element = pdf.struct(tag)
    parent.add(element)
    block.draw(element, x, y)
  },
})

/** A label over what it says, as an item of a list. */
export const labelled = (pdf: Pdf, label: Block, value: Block): Block =>
  tagged(pdf, 'LI', stack([label, tagged(pdf, 'LBody', value)]))

/** Draws `paint` behind the block, as decoration. */
export function on(pdf: Pdf, block: Block, paint: (x: number, y: number, height: number) => void): Block {
  const draw = (parent: Structure, x: number, y: number) => {
    artifact(pdf, 'Layout', () => paint(x, y, block.height))
    block.draw(parent, x, y)
  }
  return { height: block.height, draw }
}

export function padded(block: Block, top: number, left: number, bottom = top): Block {
  return {
    height: top + block.height + bottom,
    draw: (parent, x, y) => block.draw(parent, x + left, y + top),
  }
}
