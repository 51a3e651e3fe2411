import { html } from '@billett/markup'

type Language = 'de' | 'en'

interface Words {
  title: string
  lead: string
  name: string
  password: string
  hint: string
  submit: string
  wrong: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    title: 'Anmeldung der Hochschule Falkenbrück',
    lead: 'Ihr Verkehrsunternehmen möchte wissen, ob Sie bei uns studieren. Dies ist eine Vorführung: Niemand wird wirklich geprüft.',
    name: 'Vorname und Nachname',
    password: 'Passwort',
    hint: 'Das Passwort ist „demo“.',
    submit: 'Anmelden',
    wrong: 'Name oder Passwort stimmen nicht.',
  },
  en: {
    title: 'Sign-in of Falkenbrück University',
    lead: 'Your transport company would like to know whether you study with us. This is a demonstration: nobody is really checked.',
    name: 'First name and last name',
    password: 'Password',
    hint: 'The password is “demo”.',
    submit: 'Sign in',
    wrong: 'Name or password are not right.',
  },
}

const CSS = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f3f6f4;color:#16211b}
main{max-width:30rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.5rem;line-height:1.25}
label{display:block;margin-top:1.25rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;border:2px solid #5d6f65;border-radius:.5rem;background:#fff}
button{margin-top:1.75rem;min-height:3rem;padding:.6rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#1b5e3f;border:0;border-radius:.5rem;cursor:pointer}
[role=alert]{padding:.75rem 1rem;background:#fbe9e7;border-left:4px solid #a3200d}
:focus-visible{outline:3px solid #1b5e3f;outline-offset:2px}`

interface Shown {
  language: Language
  action: string
  target: string
  failed: boolean
}

export const languageOf = (header: string | undefined): Language => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'de')

export function loginPage({ language, action, target, failed }: Shown): string {
  const words = WORDS[language]
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><link rel="icon" href="data:,">
<style>${{ markup: CSS }}</style></head>
<body><main><h1>${words.title}</h1><p>${words.lead}</p>
${failed && html`<p role="alert">${words.wrong}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="target" value="${target}">
<label for="name">${words.name}</label><input id="name" name="name" autocomplete="name" required autofocus>
<label for="password">${words.password}</label><input id="password" name="password" type="password" autocomplete="current-password" aria-describedby="hint" required>
<p id="hint">${words.hint}</p><button>${words.submit}</button>
</form></main></body></html>`.markup
}
