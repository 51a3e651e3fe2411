import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A component or hook as its source says it. */
export interface Block {
  name: string
  /** From the room on: `controls/Button.tsx` */
  file: string
  about: string
  props: { name: string; about: string }[]
  /** What else it takes: "those of `input`". */
  also: string[]
}

const sentenceOf = (comment: string | undefined): string =>
  (comment ?? '')
    .replaceAll(/^\s*\*? ?|\*\/\s*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const EXPORT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export (?:const|function) ([A-Z]\w*|use[A-Z]\w*)\b(?=[ (<=])/g
const INTERFACE = /interface (?:Props|Own|\w+Look|FieldProps|Question|Confirmed)\b([^{]*)\{\n([\s\S]*?)\n\}/g
const PROP = /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}'?([\w-]+)'?(\??):/gm

function alsoOf(heritage: string): string[] {
  const elements = [...heritage.matchAll(/ComponentProps<(?:'(\w+)'|typeof (\w+))>/g)]
  return [
    ...(heritage.includes('FieldProps') ? ['those of `Field`'] : []),
    ...(heritage.includes('ButtonLook') ? ['those of `Button`'] : []),
    ...elements.map(([, tag, block]) => `those of \`${tag ?? block}\``),
  ]
}

function blocksOf(folder: string, file: string): Block[] {
  const source = readFileSync(join(folder, file), 'utf8')
  const interfaces = [...source.matchAll(INTERFACE)]
  const props = interfaces.flatMap(([, , body = '']) =>
    [...body.matchAll(PROP)].map(([, comment, name = '', optional]) => ({
      name: `${name}${optional}`,
      about: sentenceOf(comment),
    })),
  )
  const also = interfaces.flatMap(([, heritage = '']) => alsoOf(heritage))
  const blocks = [...source.matchAll(EXPORT)].map(([, comment, name = '']) => ({
    name,
    file,
    about: sentenceOf(comment),
  }))
  // Props of a file are those of its first block; the others there are its parts.
  return blocks.map((block, place) => ({ ...block, ...(place === 0 ? { props, also } : { props: [], also: [] }) }))
}

/** Every component and hook below a folder, in the order of its files. */
export const blocksBelow = (folder: string): Block[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap(file => blocksOf(folder, file))

const line = ({ name, about }: Block['props'][number]): string => `- \`${name}\`${about && `: ${about}`}`

/** All of them as a page: what each is for, and what it takes. */
export const referenceOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ name, file, about, props, also }) =>
      [
        `## \`${name}\``,
        `\`${file}\`${about && ` · ${about}`}`,
        [...props.map(line), ...also.map(those => `- ${those}`)].join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n')
