import type { Client } from '@billett/clients'
import { defused } from '@billett/domain'
import type { MailBlock } from './block.ts'

const ENDS = /^[("„“]+|[.,;:!?)"“”]+$/g

/** The words of a client's configuration: its own addresses among them are meant to be opened. */
const own = new WeakMap<Client, ReadonlySet<string>>()

function ownWords(client: Client): ReadonlySet<string> {
  const { operator, texts } = client.config
  const known = own.get(client) ?? new Set(JSON.stringify([operator, texts]).split(/[\s"\\,;()<>]+/))
  own.set(client, known)
  return known
}

/** Words apart from the room between them. */
const WORDS = /(\s+)/

function defuse(client: Client, text: string, told?: string): string {
  const safe = defused(text)
  if (safe === text) return text
  const ours = ownWords(client)
  return text
    .split(WORDS)
    .map(word => {
      const bare = word.replaceAll(ENDS, '')
      return bare === told || ours.has(bare) ? word : defused(word)
    })
    .join('')
}

/**
 * The blocks of a mail in which nothing is an address but the client's own, links of ours, and mail addresses that are
 * told as such: whoever writes something for a mail to somebody else writes no link into it.
 */
export function defusedBlocks(client: Client, blocks: readonly MailBlock[]): MailBlock[] {
  const safe = (text: string) => defuse(client, text)
  return blocks.map(block => {
    if (block.kind === 'facts')
      return {
        ...block,
        facts: block.facts.map(fact => (fact.isAddress ? fact : { ...fact, value: safe(fact.value) })),
      }
    if (block.kind === 'lines')
      return {
        ...block,
        lines: block.lines.map(line => ({ ...line, title: safe(line.title), detail: safe(line.detail) })),
      }
    return { ...block, text: defuse(client, block.text, block.kind === 'text' ? block.address : undefined) }
  })
}
