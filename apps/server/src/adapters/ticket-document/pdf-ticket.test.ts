import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { TicketDocumentInput } from '../../ports/ticket-document.ts'
import { aztecSymbol } from '../ticket-barcode/aztec-symbol.ts'
import { rasterised } from '../ticket-barcode/rasterised.fixture.ts'
import { pdfTicket } from './pdf-ticket.ts'
import { readPdf } from './read-pdf.fixture.ts'
import { dayTicket, shortTerms } from './sample-input.fixture.ts'

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
})

const rendered = async (changes: Partial<TicketDocumentInput> = {}) =>
  readPdf((await pdfTicket.render([{ ...dayTicket, ...changes }])).bytes)

const spoken = (text = '') => text.replace(/[\n\u00a0]/g, ' ')

describe('the ticket as PDF', () => {
  it('says what an inspector and the passenger look for', async () => {
    const { texts } = await rendered()
    const page = spoken(texts[0])
    for (const fact of [
      'Tageskarte',
      'Erwachsene · 2 Personen · 2. Klasse',
      'Mo., 23.11.2026 00:00 Uhr',
      'Di., 24.11.2026 03:00 Uhr',
      'Königsbrück Hauptbahnhof über Marktplatz Äußere Neustadt',
      'Zonen 1, 2, 3 · Preisstufe 3',
      'Łukasz Ömer Großmann-Şahin geboren am 29.02.1984',
      'BCDFGHJK23-1',
      'BCDFGHJK23',
    ])
      expect(page).toContain(fact)
  })

  it('carries what § 34 UStDV asks of a travel document that is an invoice', async () => {
    const page = spoken((await rendered()).texts[0])
    expect(page).toContain('Beispieltaler Verkehrs-GmbH Am Depot 4 99999 Königsbrück')
    expect(page).toContain('Ausgestellt am Sa., 21.11.2026, 11:12 Uhr')
    expect(page).toContain('12,90 € netto 12,06 € 7 % USt. 0,84 €')
    expect(page).toContain('RE-2026-000123')
  })

  it('names who sells what is no carriage, and does not call it a ticket to travel with', async () => {
    const page = spoken((await rendered({ isCarriage: false })).texts[0])
    expect(page).toContain('Anbieter Beispieltaler Verkehrs-GmbH')
    expect(page).toContain('gilt als Rechnung (§ 33 UStDV)')
    expect(page).not.toMatch(/Beförderungsunternehmen|§ 34/)
  })

  it('says of several tickets for one trip that they belong together', async () => {
    const trip = { place: 2, count: 3, from: 'Königsbrück', to: 'Äußere Neustadt' }
    const said = 'Ticket 2 von 3 für die Fahrt Königsbrück – Äußere Neustadt. Sie gelten zusammen: Zeigen Sie alle vor.'
    expect(spoken((await rendered({ trip })).texts[0])).toContain(said)
    expect(spoken((await rendered()).texts[0])).not.toContain('gelten zusammen')
  })

  it('says whole days as days, the last one included', async () => {
    const year = { from: '2026-11-21T23:00:00.000Z', until: '2027-11-21T23:00:00.000Z' }
    const page = spoken((await rendered({ validity: year })).texts[0])
    expect(page).toContain('Gültig ab So., 22.11.2026 Gültig bis So., 21.11.2027')
    expect(page).not.toContain('22.11.2027')
    const day = { from: '2026-11-21T23:00:00.000Z', until: '2026-11-22T23:00:00.000Z' }
    expect(spoken((await rendered({ validity: day })).texts[0])).toContain('Gültig bis So., 22.11.2026')
  })

  it('ties each label to what it says, and lets mail, phone and page be opened', async () => {
    const contact = { phone: '+49 30 1234-0', email: 'hilfe@example.org', web: 'https://example.org' }
    const { source, texts } = await rendered({ contact, terms: [] })
    const elements = (tag: string) => source.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length
    expect(['L', 'LI', 'Lbl', 'LBody'].map(elements)).toEqual([2, 5, 5, 5])
    expect(spoken(texts[0])).toContain('Fragen? +49 30 1234-0 hilfe@example.org https://example.org')
    expect(elements('Link')).toBe(3)
    expect(source.match(/\/Type \/OBJR/g)).toHaveLength(3)
    expect(source.match(/\/StructParent \d+/g)).toHaveLength(3)
    for (const address of ['tel:+493012340', 'mailto:hilfe@example.org', 'https://example.org'])
      expect(source).toContain(`/URI (${address})`)
  })

  it('speaks English to an English passenger', async () => {
    const page = spoken((await rendered({ language: 'en', travelClass: 'first' })).texts[0])
    expect(page).toContain('Valid from Mon, 23 Nov 2026 00:00')
    expect(page).toContain('1st class')
    expect(page).toContain('7% VAT €0.84')
  })

  it('is tagged, has a language, a title and a structure, and embeds its fonts', async () => {
    const { source } = await rendered()
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(source).toContain('/Lang (de)')
    expect(source).toContain('/DisplayDocTitle true')
    expect(source).toContain('/S /H1')
    expect(source.match(/\/FontFile3/g)).toHaveLength(2)
    expect(source).not.toContain('/BaseFont /Helvetica')
  })

  it('has no empty frame where there is no passenger, no relation, no zone', async () => {
    const { texts } = await rendered({
      passenger: undefined,
      relation: undefined,
      zones: [],
      priceLevel: undefined,
      terms: [],
    })
    expect(texts[0]).not.toMatch(/Fahrgast|Zonen|Geltungsbereich|über/)
  })

  it('names so many zones as fit and says how many more there are', async () => {
    const { texts } = await rendered({ zones: Array.from({ length: 400 }, (_, index) => `Z${index}`) })
    expect(spoken(texts[0])).toContain('Z59 und 340 weitere · Preisstufe 3')
  })

  it('shows the rides of a multi-ride ticket with the times of the used ones', async () => {
    const { texts } = await rendered({ rides: { total: 4, validatedAt: ['2026-11-22T06:30:00.000Z'] } })
    expect(spoken(texts[0])).toContain('Fahrt 1 22.11.2026 07:30 Uhr Fahrt 2 offen Fahrt 3 offen Fahrt 4 offen')
  })

  it('lets others be served between two tickets of an order', async () => {
    let others = 0
    const seen: number[] = []
    const watched = (): TicketDocumentInput => ({
      ...dayTicket,
      get ticketNumber() {
        seen.push(others)
        return dayTicket.ticketNumber
      },
    })
    const serve = (): void => {
      others += 1
      if (others < 1000) setImmediate(serve)
    }
    setImmediate(serve)
    await pdfTicket.render([watched(), watched(), watched()])
    expect(new Set(seen).size).toBe(3)
    others = 1000
  })

  it('is the same file for the same ticket', async () => {
    const [one, two] = await Promise.all([pdfTicket.render([dayTicket]), pdfTicket.render([dayTicket])])
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
    expect(one.fileName).toBe('Ticket-BCDFGHJK23.pdf')
  })

  it('says that the barcode comes with the validation where there is none yet', async () => {
    const { texts } = await rendered({ rides: { total: 4, validatedAt: [] } })
    expect(spoken(texts[0])).toContain('Der Barcode erscheint, sobald Sie im Shop eine Fahrt entwerten.')
  })

  it('holds all tickets of an order, each on its own page, and their terms once', async () => {
    const second = { ...dayTicket, ticketNumber: 'BCDFGHJK23-2', product: 'Fahrradkarte' }
    const { fileName, bytes } = await pdfTicket.render([dayTicket, second])
    const { texts } = readPdf(bytes)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('Tageskarte')
    expect(texts[1]).toContain('Fahrradkarte')
    expect(texts[1]).toContain('BCDFGHJK23-2')
    expect(texts.join('').match(/§ 1 Geltung/g)).toHaveLength(1)
    expect(fileName).toBe('Tickets-BCDFGHJK23.pdf')
  })

  it('goes on on further pages, each with its number, when the terms are long', async () => {
    const terms = [{ title: 'Beförderungsbedingungen', html: `${shortTerms.repeat(60)}<p>Letzter Satz.</p>` }]
    const { texts } = await rendered({ terms })
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.at(-1)).toContain('Letzter Satz.')
    for (const [index, text] of texts.entries()) expect(text).toContain(`Seite ${index + 1} von ${texts.length}`)
  })

  it('draws a barcode of at least 45 mm that a reader finds in the finished file', async () => {
    const octets = Uint8Array.from({ length: 388 }, (_, index) => (index * 89) % 256)
    const symbol = aztecSymbol(octets)
    const { rects } = await rendered({ barcode: symbol })
    const modules = (rects[0] ?? []).slice(-symbol.rects.length)
    const left = Math.min(...modules.map(([x = 0]) => x))
    const top = Math.min(...modules.map(([, y = 0]) => y))
    const side = Math.max(...modules.map(([x = 0, , width = 0]) => x + width)) - left
    expect(side / 72).toBeGreaterThan(45 / 25.4)
    const unit = side / symbol.modules
    const onGrid = modules.map(([x = 0, y = 0, width = 0, height = 0]) => ({
      x: Math.round((x - left) / unit),
      y: Math.round((y - top) / unit),
      width: Math.round(width / unit),
      height: Math.round(height / unit),
    }))
    const [read] = await readBarcodes(rasterised({ ...symbol, rects: onGrid }, 3), { formats: ['Aztec'] })
    expect(Buffer.from(read?.bytes ?? []).toString('hex')).toBe(Buffer.from(octets).toString('hex'))
  })

  it('is rendered whatever the texts are', async () => {
    const any = fc.string({ unit: 'grapheme', maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(any, any, fc.array(any, { maxLength: 30 }), any, async (product, name, zones, html) => {
        const changes = { product, passenger: { name }, zones, terms: [{ title: product, html }] }
        expect((await rendered(changes)).texts.length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })
})
