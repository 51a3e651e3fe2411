import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { Mode } from '../smtp/behaviour.ts'
import type { StoredMail } from '../store/stored-mail.ts'
import { formatCount, formatMoment } from './formats.ts'
import { frame } from './frame.ts'
import { type Texts, textsIn } from './texts.ts'

export function listPage(mails: StoredMail[], mode: Mode, language: Language): string {
  const texts = textsIn(language)
  return frame(
    language,
    texts.title,
    html`<header><h1>${texts.title}</h1>${mails.length > 0 ? deleteForm(texts) : undefined}</header>
<main data-newest="${mails[0]?.id ?? ''}">
<p class="soft">${texts.intro}</p>
${warning(mode, texts)}
${mails.length > 0 ? html`<ul class="mails">${mails.map(mail => row(mail, texts, language))}</ul>` : html`<p>${texts.empty}</p>`}
</main>
<script src="/live.js" defer></script>`,
  )
}

function deleteForm(texts: Texts): Markup {
  return html`<form method="post" action="/delete"><button>${texts.deleteAll}</button></form>`
}

function warning(mode: Mode, texts: Texts): Markup | undefined {
  return mode === 'ok' ? undefined : html`<p class="warning" role="status">${texts.behaviour} ${texts[mode]}</p>`
}

function row(mail: StoredMail, texts: Texts, language: Language): Markup {
  const files = mail.attachments > 0 ? ` · ${formatCount(mail.attachments, texts.attachmentCount)}` : ''
  return html`<li><a href="/mails/${mail.id}">
<strong>${mail.subject || texts.noSubject}</strong>
<time class="soft" datetime="${mail.receivedAt}">${formatMoment(mail.receivedAt, language)}</time>
<small>${texts.to} ${mail.to.join(', ')}${files}</small>
</a></li>
`
}
