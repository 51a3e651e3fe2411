import { clients, contrastRatio, darkPalette, defaultClient } from '@billett/clients'
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

it('is dark where the device is, in the colours of the shop, and can be read there', () => {
  for (const client of clients) {
    const mail = mailHtml(client, 'de', [{ kind: 'link', text: 'Tickets', url: 'https://shop.example/' }])
    const dark = mail.slice(mail.indexOf('prefers-color-scheme:dark'), mail.indexOf('</style>'))
    const { page, text, hero } = darkPalette(client.theme)
    expect(dark).toContain(`.page{background:${page}!important;color:${text}!important}`)
    expect(dark).toContain(`.band{background:${hero}!important`)
    const [, ground = '', words = ''] = /\.act\{background:(#\w+)!important;color:(#\w+)!/.exec(dark) ?? []
    expect(contrastRatio(ground, words), client.name).toBeGreaterThanOrEqual(4.5)
    expect(mail).toContain('<a class="act"')
  }
})
