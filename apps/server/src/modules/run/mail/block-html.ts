import type { Client } from '@billett/clients'
import { html, type Markup } from '@billett/markup'
import type { MailBlock } from './block.ts'

type Look = Client['theme']
type BlockOf<K extends MailBlock['kind']> = Extract<MailBlock, { kind: K }>

/** Characters of a value that has room beside its name on a phone. */
const SHORT = 20
/** Every palette is checked for this pair. */
const ON_PRIMARY = '#FFFFFF'
const CELL = 'padding:10px 0;vertical-align:top'

const lineOf = ({ palette }: Look) => `border-top:1px solid ${palette.divider}`
const softOf = ({ palette }: Look) => `color:${palette.textSoft};font-size:14px`

const table = (rows: Markup[]): Markup =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>\n`

const linkOf = ({ text, url }: BlockOf<'link'>, { palette, shape }: Look): Markup =>
  html`<p style="margin:24px 0"><a class="act" href="${url}" style="display:inline-block;padding:12px 24px;border-radius:${shape.control}px;background:${palette.primary};color:${ON_PRIMARY};text-decoration:none;font-weight:bold">${text}</a></p>\n`

/** Name and value side by side; where a value is long, one below the other on a phone. */
function factsOf({ facts }: BlockOf<'facts'>, look: Look): Markup {
  const isWide = facts.some(({ value }) => value.length > SHORT)
  const weight = (strong: boolean | undefined) => (strong ? ';font-weight:bold;font-size:18px' : '')
  return table(
    facts.map(
      ({ name, value, strong }) =>
        html`<tr class="${isWide && 'wide'}"><td class="line soft" width="40%" style="padding:8px 16px 8px 0;vertical-align:top;${lineOf(look)};${softOf(look)}">${name}</td><td class="line value" align="${isWide ? 'left' : 'right'}" style="padding:8px 0;vertical-align:top;overflow-wrap:anywhere;${lineOf(look)}${weight(strong)}">${value}</td></tr>`,
    ),
  )
}

const linesOf = ({ lines }: BlockOf<'lines'>, look: Look): Markup =>
  table(
    lines.map(
      ({ title, detail, amount }) =>
        html`<tr><td class="line" style="${CELL};padding-right:16px;${lineOf(look)}"><strong>${title}</strong><br><span class="soft" style="${softOf(look)}">${detail}</span></td><td class="line" align="right" style="${CELL};${lineOf(look)};white-space:nowrap"><strong>${amount}</strong></td></tr>`,
    ),
  )

/** Mail readers know tables and inline styles, and little else; the classes are for those who know more. */
export function blockHtml(block: MailBlock, look: Look): Markup {
  if (block.kind === 'heading')
    return html`<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${block.text}</h2>\n`
  if (block.kind === 'text') return html`<p style="margin:0 0 16px">${block.text}</p>\n`
  if (block.kind === 'link') return linkOf(block, look)
  return block.kind === 'facts' ? factsOf(block, look) : linesOf(block, look)
}
