import { defaultClient } from '@billett/clients'
import { expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'

it('shows what somebody typed as text, in every block', () => {
  const typed = '<b onclick="x">&'
  const mail = mailHtml(defaultClient, 'de', [
    { kind: 'heading', text: typed },
    { kind: 'text', text: typed },
    { kind: 'lines', lines: [{ title: typed, detail: typed, amount: typed }] },
    { kind: 'facts', facts: [{ name: typed, value: typed }] },
    { kind: 'link', text: typed, url: `https://shop.example/${typed}` },
  ])
  expect(mail).not.toContain('<b ')
  expect(mail.split('&lt;b onclick=&quot;x&quot;&gt;&amp;')).toHaveLength(11)
})

it('has the first sentence after the greeting stand below the subject', () => {
  const mail = mailHtml(defaultClient, 'en', [
    { kind: 'text', text: 'Dear Wanda,' },
    { kind: 'text', text: 'Your tickets are attached.' },
  ])
  expect(mail).toMatch(/<div style="display:none[^>]*>Your tickets are attached\.<\/div>/)
})
