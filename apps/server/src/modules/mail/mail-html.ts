import type { Client } from '@billett/clients'
import type { MailBlock } from './block.ts'
import { mailFooter } from './footer.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

const cell = 'padding:8px 0;vertical-align:top'

/** Mail readers know tables and inline styles, and little else. */
function htmlOf(block: MailBlock, { palette, shape }: Client['theme']): string {
  const line = `border-top:1px solid ${palette.divider}`
  const soft = `color:${palette.textSoft};font-size:14px`
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`
  if (block.kind === 'link')
    return `<p style="margin:24px 0"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:${shape.control}px;background:${palette.hero};color:${palette.onHero};text-decoration:none;font-weight:bold">${escaped(block.text)}</a></p>`
  if (block.kind === 'facts')
    return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 16px;${line}">${block.facts
      .map(
        fact =>
          `<tr><td style="padding:4px 0;${soft}">${escaped(fact.name)}</td><td align="right" style="padding:4px 0">${escaped(fact.value)}</td></tr>`,
      )
      .join('')}</table>`
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 8px">${block.lines
    .map(
      ({ title, detail, amount }) =>
        `<tr><td style="${cell};${line}"><strong>${escaped(title)}</strong><br><span style="${soft}">${escaped(detail)}</span></td><td align="right" style="${cell};${line};white-space:nowrap"><strong>${escaped(amount)}</strong></td></tr>`,
    )
    .join('')}</table>`
}

/** The mail in the client's colours, one column that fits a phone. */
export function mailHtml(client: Client, language: 'de' | 'en', blocks: readonly MailBlock[]): string {
  const { palette, type } = client.theme
  const body = blocks.map(block => htmlOf(block, client.theme)).join('\n')
  const footer = mailFooter(client).map(escaped).join('<br>')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:${palette.page};color:${palette.text};font:16px/1.5 ${escaped(type.body)}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" style="border-collapse:collapse;max-width:600px;background:${palette.surface}">
<tr><td style="padding:20px 24px;background:${palette.hero};color:${palette.onHero};font-size:20px;font-weight:bold">${escaped(client.config.texts.nameShort)}</td></tr>
<tr><td style="padding:24px">${body}</td></tr>
<tr><td style="padding:16px 24px;color:${palette.textSoft};font-size:13px;border-top:1px solid ${palette.divider}">${footer}</td></tr>
</table></td></tr></table></body></html>`
}
