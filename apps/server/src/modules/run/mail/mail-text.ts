import type { Client } from '@billett/clients'
import type { MailBlock } from './block.ts'
import { defusedBlocks } from './defused-blocks.ts'
import { mailFooter } from './footer.ts'

const textOf = (block: MailBlock): string => {
  if (block.kind === 'text') return block.text
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(block.text.length)}`
  if (block.kind === 'link') return `${block.text}:\n${block.url}`
  if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return block.lines.map(({ title, detail, amount }) => `${title}   ${amount}\n  ${detail}`).join('\n')
}

/** The mail for readers without HTML. */
export const mailText = (client: Client, blocks: readonly MailBlock[]): string =>
  [...defusedBlocks(client, blocks).map(textOf), `-- \n${mailFooter(client).join('\n')}`].join('\n\n')
