import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'
import { html } from '@billett/markup'
import type { MailBlock } from './block.ts'
import { blockHtml } from './block-html.ts'
import { defusedBlocks } from './defused-blocks.ts'
import { mailFooter } from './footer.ts'
import { mailStyle } from './mail-style.ts'

const HIDDEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all'

/** What a list of mails shows below the subject: the first sentence after the greeting. */
function preheader(blocks: readonly MailBlock[]): string {
  const texts = blocks.flatMap(block => (block.kind === 'text' ? [block.text] : []))
  return texts[1] ?? texts[0] ?? ''
}

/** The mail in the client's colours, one column that fits a phone. */
export function mailHtml(client: Client, language: Language, given: readonly MailBlock[]): string {
  const blocks = defusedBlocks(client, given)
  const { palette, type } = client.theme
  const shop = client.config.texts.nameShort
  const line = `border-top:1px solid ${palette.divider}`
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${shop}</title>
<style>${mailStyle(client.theme)}</style></head>
<body class="page" style="margin:0;background:${palette.page};color:${palette.text};font:16px/1.5 ${type.body}">
<div style="${HIDDEN}">${preheader(blocks)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;background:${palette.page};color:${palette.text};font:16px/1.5 ${type.body}"><tr><td class="edge" align="center" style="padding:16px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;max-width:600px;background:${palette.surface}">
<tr><td class="sheet band" style="padding:20px 24px;background:${palette.hero};color:${palette.onHero};border-bottom:4px solid ${palette.accent};font-size:20px;font-weight:bold">${shop}</td></tr>
<tr><td class="sheet" style="padding:28px 24px 12px">${blocks.map(block => blockHtml(block, client.theme))}</td></tr>
<tr><td class="sheet line soft" style="padding:16px 24px 24px;color:${palette.textSoft};font-size:13px;${line}">${mailFooter(client).map(text => html`${text}<br>`)}</td></tr>
</table></td></tr></table></body></html>`.markup
}
