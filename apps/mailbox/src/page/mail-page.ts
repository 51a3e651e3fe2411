import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { OpenMail } from '../store/open-mail.ts'
import type { StoredMail } from '../store/stored-mail.ts'
import { formatMoment, formatSize } from './formats.ts'
import { frame } from './frame.ts'
import { type Texts, textsIn } from './texts.ts'

export function mailPage(stored: StoredMail, mail: OpenMail, language: Language): string {
  const texts = textsIn(language)
  const subject = mail.subject || texts.noSubject
  return frame(
    language,
    `${subject} – ${texts.title}`,
    html`<header><a href="/">← ${texts.back}</a></header>
<main>
<h1>${subject}</h1>
<dl>
<dt>${texts.from}</dt><dd>${mail.from || stored.from}</dd>
<dt>${texts.to}</dt><dd>${(mail.to.length > 0 ? mail.to : stored.to).join(', ')}</dd>
${mail.cc.length > 0 ? html`<dt>${texts.copy}</dt><dd>${mail.cc.join(', ')}</dd>` : undefined}
<dt>${texts.received}</dt><dd><time datetime="${stored.receivedAt}">${formatMoment(stored.receivedAt, language)}</time></dd>
</dl>
${files(stored.id, mail, texts, language)}
${mail.html ? html`<h2>${texts.message}</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${texts.message}" src="/mails/${stored.id}/body"></iframe>` : undefined}
${mail.text ? plainText(mail, texts) : undefined}
<details><summary>${texts.headers}</summary><pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre></details>
<p><a href="/mails/${stored.id}/source">${texts.source}</a></p>
</main>`,
  )
}

function files(id: string, mail: OpenMail, texts: Texts, language: Language): Markup | undefined {
  if (mail.attachments.length === 0) return undefined
  const lines = mail.attachments.map(
    ({ name, sizeInBytes }, index) =>
      html`<li><a href="/api/mails/${id}/attachments/${index}" download>${name}</a> <span class="soft">${formatSize(sizeInBytes, language)}</span></li>\n`,
  )
  return html`<h2>${texts.attachments}</h2><ul class="files">${lines}</ul>`
}

function plainText(mail: OpenMail, texts: Texts): Markup {
  if (!mail.html) return html`<h2>${texts.message}</h2><pre>${mail.text}</pre>`
  return html`<details><summary>${texts.plainText}</summary><pre>${mail.text}</pre></details>`
}
