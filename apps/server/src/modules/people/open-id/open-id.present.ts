import { randomBytes } from 'node:crypto'
import { type Client, darkPalette, type Ground, type Palette, rolesOf } from '@billett/clients'
import type { Language } from '@billett/domain'
import { html, type Markup } from '@billett/markup'
import type { World } from '../../../world.ts'
import { OPEN_ID } from './open-id-words.ts'

/** Bytes of randomness in a nonce. */
const NONCE_BYTES = 16

interface Sheet {
  client: Client
  language: Language
  title: string
  nonce: string
  body: Markup
}

function variables(palette: Palette, ground: Ground): string {
  const { surface, text, primary, onPrimary } = rolesOf(palette, ground)
  return `--surface: ${surface}; --text: ${text}; --primary: ${primary}; --on-primary: ${onPrimary}`
}

const page = ({ client, language, title, nonce, body }: Sheet): string =>
  `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${client.config.texts.nameShort}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; ${variables(client.theme.palette, 'light')} }
@media (prefers-color-scheme: dark) { :root { ${variables(darkPalette(client.theme), 'dark')} } }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--surface); color: var(--text) }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.6rem; line-height: 1.25 }
a, button { display: inline-block; min-height: 3rem; padding: .7rem 1.4rem; margin: 1rem .75rem 0 0; box-sizing: border-box; font: inherit; font-weight: 600; border: 2px solid var(--primary); border-radius: .5rem; cursor: pointer; text-decoration: none }
.first { background: var(--primary); color: var(--on-primary) }
.second { background: transparent; color: inherit }
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`.markup
  }`

export interface ShownPage {
  policy: string
  document: string
}

function shown({ client }: World, language: Language, title: string, body: Markup): ShownPage {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return {
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    document: page({ client, language, title, nonce, body }),
  }
}

/** For requests that lead back to nobody: a stranger's address, or one that has run out. */
export function errorPage(world: World, language: Language): ShownPage {
  const { title, text, back } = OPEN_ID[language].error
  return shown(world, language, title, html`<p>${text}</p><a class="first" href="/">${back}</a>`)
}

/** Asks whether to sign out; `form` is the provider's own, which the buttons send. */
export function logoutPage(world: World, language: Language, service: string | undefined, form: string): ShownPage {
  const { title, text, anotherService, yes, no } = OPEN_ID[language].logout
  const body = html`<p>${text(service ?? anotherService)}</p>${{ markup: form }}
<button class="first" type="submit" form="op.logoutForm" name="logout" value="yes">${yes}</button>
<button class="second" type="submit" form="op.logoutForm">${no}</button>`
  return shown(world, language, title, body)
}
