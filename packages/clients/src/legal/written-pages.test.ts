import { LANGUAGES } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { defaultClient } from '../registry.ts'
import { Client } from '../schema/client.ts'
import { LEGAL_KINDS } from './document.ts'
import { generatedDocument, legalDocument } from './legal-document.ts'
import { withTextOf } from './with-text-of.ts'

const page = {
  title: 'AGB',
  lead: '',
  sections: [{ heading: '1.', paragraphs: ['x'] }],
  version: '2026-11-23',
  changes: 1,
}
const client: Client = { ...defaultClient, pages: { 'terms.de': page, 'contact.en': page } }

describe('a page that staff have written', () => {
  it('is read in the place of the one that is made from the facts, and no other is', () => {
    const written = LEGAL_KINDS.flatMap(kind =>
      LANGUAGES.filter(language => legalDocument(client, kind, language) === page).map(
        language => `${kind}.${language}`,
      ),
    )
    expect(written).toEqual(['terms.de', 'contact.en'])
    expect(legalDocument(client, 'terms', 'en')).toEqual(generatedDocument(client, 'terms', 'en'))
  })

  it('has its text in the document of its own screen only', () => {
    expect(withTextOf(client, 'terms').pages).toEqual({ 'terms.de': page, 'contact.en': { ...page, sections: [] } })
    expect(withTextOf(client, undefined).pages?.['terms.de']?.sections).toEqual([])
    expect(withTextOf(defaultClient, 'terms')).toBe(defaultClient)
  })

  it('is part of a client, as long as it is one', () => {
    expect(Client.safeParse(client).success).toBe(true)
    expect(Client.safeParse({ ...client, pages: { 'terms.de': { ...page, title: '' } } }).success).toBe(false)
  })
})
