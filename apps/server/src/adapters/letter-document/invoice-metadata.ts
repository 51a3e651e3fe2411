import { html, type Markup } from '@billett/markup'

/** What the standard calls the file. */
export const HELD_INVOICE = 'factur-x.xml'

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const PDF_UA = 'http://www.aiim.org/pdfua/ns/id/'

interface Property {
  name: string
  type: 'Text' | 'Integer'
  category: 'external' | 'internal'
  description: string
}

const text = (name: string, description: string): Property => ({
  name,
  type: 'Text',
  category: 'external',
  description,
})

const propertyOf = ({ name, type, category, description }: Property): Markup =>
  html`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** What PDF/A does not know by itself has to be described where it is used. */
const schemaOf = (name: string, address: string, prefix: string, properties: readonly Property[]): Markup =>
  html`<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${address}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(propertyOf)}</rdf:Seq></pdfaSchema:property></rdf:li>`

const SCHEMAS = [
  schemaOf('Factur-X PDFA Extension Schema', FACTUR_X, 'fx', [
    text('DocumentFileName', 'name of the embedded XML invoice file'),
    text('DocumentType', 'INVOICE'),
    text('Version', 'The actual version of the Factur-X XML schema'),
    text('ConformanceLevel', 'The conformance level of the embedded Factur-X data'),
  ]),
  schemaOf('PDF/UA Universal Accessibility Schema', PDF_UA, 'pdfuaid', [
    { name: 'part', type: 'Integer', category: 'internal', description: 'Part of ISO 14289 that is kept' },
  ]),
]

/** XMP of a PDF that holds an invoice and is accessible. */
export const INVOICE_METADATA = html`
<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${HELD_INVOICE}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="${PDF_UA}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${SCHEMAS}</rdf:Bag></pdfaExtension:schemas></rdf:Description>
`.markup
