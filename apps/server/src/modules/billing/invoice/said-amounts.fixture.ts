import type { SaidAmounts } from '@billett/domain'
import { SaxesParser } from 'saxes'

interface Element {
  name: string
  text: string
  children: Element[]
}

/** A file of XML as it is read again: throws where it is not well-formed. */
export function readXml(bytes: Uint8Array): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open: Element[] = [root]
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element: Element = { name: name.slice(name.indexOf(':') + 1), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', text => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.write(new TextDecoder().decode(bytes)).close()
  const [document] = root.children
  if (!document) throw new Error('the file is empty')
  return document
}

/** What stands at a place, each time it does. */
export const textsAt = (element: Element, path: string): string[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(one => one.children.filter(child => child.name === name)),
      [element],
    )
    .map(({ text }) => text)

const cents = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100)

/** The amounts of an XRechnung as whoever gets it reads them. */
export function saidAmounts(document: Element): SaidAmounts {
  const total = (name: string) => cents(textsAt(document, `LegalMonetaryTotal/${name}`)[0])
  const rates = document.children.flatMap(({ name, children }) => (name === 'TaxTotal' ? children : []))
  return {
    lines: textsAt(document, 'InvoiceLine/LineExtensionAmount').map(cents),
    allowances: [],
    charges: [],
    lineSum: total('LineExtensionAmount'),
    allowanceSum: total('AllowanceTotalAmount'),
    chargeSum: total('ChargeTotalAmount'),
    net: total('TaxExclusiveAmount'),
    vat: cents(textsAt(document, 'TaxTotal/TaxAmount')[0]),
    gross: total('TaxInclusiveAmount'),
    prepaid: total('PrepaidAmount'),
    rounding: total('PayableRoundingAmount'),
    due: total('PayableAmount'),
    rates: rates
      .filter(({ name }) => name === 'TaxSubtotal')
      .map(rate => ({
        net: cents(textsAt(rate, 'TaxableAmount')[0]),
        vat: cents(textsAt(rate, 'TaxAmount')[0]),
        permille: Math.round(Number(textsAt(rate, 'TaxCategory/Percent')[0]) * 10),
      })),
  }
}

/** The amounts of a CII file, as a PDF of ZUGFeRD holds it. */
export function saidInCii(document: Element): SaidAmounts {
  const line = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement'
  const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
  const total = (name: string) =>
    cents(textsAt(document, `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/${name}`)[0])
  const ofRates = (name: string) => textsAt(document, `${settlement}/ApplicableTradeTax/${name}`)
  const vats = ofRates('CalculatedAmount')
  const percents = ofRates('RateApplicablePercent')
  return {
    lines: textsAt(document, `${line}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`).map(cents),
    allowances: [],
    charges: [],
    lineSum: total('LineTotalAmount'),
    allowanceSum: total('AllowanceTotalAmount'),
    chargeSum: total('ChargeTotalAmount'),
    net: total('TaxBasisTotalAmount'),
    vat: total('TaxTotalAmount'),
    gross: total('GrandTotalAmount'),
    prepaid: total('TotalPrepaidAmount'),
    rounding: total('RoundingAmount'),
    due: total('DuePayableAmount'),
    rates: ofRates('BasisAmount').map((net, index) => ({
      net: cents(net),
      vat: cents(vats[index]),
      permille: Math.round(Number(percents[index]) * 10),
    })),
  }
}
