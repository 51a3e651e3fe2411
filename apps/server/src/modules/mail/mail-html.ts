import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { MailBlock } from './block.ts'
import { mailFooter } from './footer.ts'

const CELL = 'padding:8px 0;vertical-align:top'

/** Mail readers know tables and inline styles, and little else. */
function htmlOf(block: MailBlock, { palette, shape }: Client['theme']): Markup {
  const line = `border-top:1px solid ${palette.divider}`
  const soft = `color:${palette.textSoft};font-size:14px`
  if (block.kind === 'text') return html`<p style="margin:0 0 16px">${block.text}</p>\n`
  if (block.kind === 'link')
    return html`<p style="margin:24px 0"><a href="${block.url}" style="display:inline-block;padding:12px 24px;border-radius:${shape.control}px;background:${palette.hero};color:${palette.onHero};text-decoration:none;font-weight:bold">${block.text}</a></p>\n`
  if (block.kind === 'facts')
    return html`<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 16px;${line}">${block.facts.map(
      ({ name, value }) =>
        html`<tr><td style="padding:4px 0;${soft}">${name}</td><td align="right" style="padding:4px 0">${value}</td></tr>`,
    )}</table>\n`
  return html`<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 8px">${block.lines.map(
    ({ title, detail, amount }) =>
      html`<tr><td style="${CELL};${line}"><strong>${title}</strong><br><span style="${soft}">${detail}</span></td><td align="right" style="${CELL};${line};white-space:nowrap"><strong>${amount}</strong></td></tr>`,
  )}</table>\n`
}

/** The mail in the client's colours, one column that fits a phone. */
export function mailHtml(client: Client, language: Language, blocks: readonly MailBlock[]): string {
  const { palette, type } = client.theme
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:${palette.page};color:${palette.text};font:16px/1.5 ${type.body}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" style="border-collapse:collapse;max-width:600px;background:${palette.surface}">
<tr><td style="padding:20px 24px;background:${palette.hero};color:${palette.onHero};font-size:20px;font-weight:bold">${client.config.texts.nameShort}</td></tr>
<tr><td style="padding:24px">${blocks.map(block => htmlOf(block, client.theme))}</td></tr>
<tr><td style="padding:16px 24px;color:${palette.textSoft};font-size:13px;border-top:1px solid ${palette.divider}">${mailFooter(client).map(line => html`${line}<br>`)}</td></tr>
</table></td></tr></table></body></html>`.markup
}
