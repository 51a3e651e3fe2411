import type { Instant, Language } from '@billett/domain'
import type { TicketFile, TicketLook } from './ticket-document.ts'

/** A part of a letter: what it tells as facts, in sentences, and as a list, in this order. */
export interface LetterSection {
  /** Missing where it goes on from what stands above. */
  heading?: string | undefined
  facts?: readonly { name: string; value: string }[]
  paragraphs?: readonly string[]
  list?: readonly string[]
}

/** A document on the company's paper: a contract, an instruction, a certificate. */
export interface LetterInput {
  language: Language
  look: TicketLook
  /** What it is, `Vertrag`; stands above it, and on each page. */
  title: string
  /** What people call what it is about; stands on each page. */
  number: string
  /** Without its ending. */
  fileName: string
  createdOn: Instant
  /** Full name and address of the company. */
  company: { name: string; address: readonly string[] }
  sections: readonly LetterSection[]
  /** Of an invoice: the same as machines read it (CII, profile EN 16931), which the document then holds (ZUGFeRD). */
  invoiceXml?: Uint8Array
}

export interface LetterDocument {
  /**
   * As a tagged document (PDF/UA) on A4, and what holds a file as one that is kept (PDF/A-3). The same input gives the
   * same bytes.
   */
  render: (letter: LetterInput) => Promise<TicketFile>
  /** Several that were made as one file to be printed, each on sheets of its own. */
  bound: (letters: readonly Uint8Array[]) => Promise<Uint8Array>
}
