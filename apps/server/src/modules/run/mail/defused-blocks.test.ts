import { clients, defaultClient } from '@billett/clients'
import { describe, expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const TYPED = 'https://evil.example/win or buy@evil.example'
const ADDRESS = /https?:\/\/evil|evil\.example/

describe('what a stranger writes into a mail', () => {
  const blocks = [
    { kind: 'heading' as const, text: TYPED },
    { kind: 'text' as const, text: `Dear ${TYPED},` },
    { kind: 'lines' as const, lines: [{ title: TYPED, detail: TYPED, amount: '2.80' }] },
    { kind: 'facts' as const, facts: [{ name: 'Name', value: TYPED }] },
  ]

  it('is no address any more, in whichever block it stands', () => {
    expect(mailText(defaultClient, blocks)).not.toMatch(ADDRESS)
    expect(mailHtml(defaultClient, 'de', blocks)).not.toMatch(ADDRESS)
    expect(mailText(defaultClient, blocks)).toContain('https: //evil. example/win or buy@evil. example')
  })
})

it('what is only a part of an own address is none of ours', () => {
  const part = defaultClient.config.operator.email.slice(3)
  expect(mailText(defaultClient, [{ kind: 'text', text: part }])).not.toContain(`${part}\n\n-- `)
})

it('links of ours, addresses told as such and every client’s own stay as they are', () => {
  for (const client of clients) {
    const { email } = client.config.operator
    const text = mailText(client, [
      { kind: 'text', text: `Write to ${email}, or (${email}).` },
      { kind: 'text', text: 'It is now ada@home.example.', address: 'ada@home.example' },
      { kind: 'facts', facts: [{ name: 'Address', value: 'ada@home.example', isAddress: true }] },
      { kind: 'link', text: 'Show', url: 'https://shop.example/confirm/1' },
    ])
    expect(text).toContain(`Write to ${email}, or (${email}).`)
    expect(text).toContain('It is now ada@home.example.')
    expect(text).toContain('Address: ada@home.example')
    expect(text).toContain('https://shop.example/confirm/1')
  }
})
