import { createHash } from 'node:crypto'
import type { Order, Ticket } from '@billett/domain'
import type { Statements, Transaction } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { insertTerms, readTerms } from './terms-version.repository.ts'

export interface Terms {
  title: string
  html: string
}

const fingerprintOf = ({ title, html }: Terms): string =>
  createHash('sha256').update(`${title}\0${html}`).digest('base64url')

/** By what an order keeps the terms of a ticket: the text of one id may change with the tariff's version. */
export const termsKey = ({ tariffVersion, termsId }: Pick<Ticket, 'tariffVersion' | 'termsId'>): string =>
  `${termsId}@${tariffVersion}`

/** Which version of each of these texts (by its key) it is. */
export const versionsOf = (texts: ReadonlyMap<string, Terms>): Order['terms'] =>
  Object.fromEntries([...texts].map(([id, terms]) => [id, fingerprintOf(terms)]))

/**
 * Texts the database has refused to store once more; none is ever deleted. By connection, because a new one may lead to
 * another database.
 */
const knownTo = prepared((_connection: Transaction) => new Set<string>())

/** Keeps the texts an order is placed under. */
export async function keepTerms(tx: Transaction, texts: ReadonlyMap<string, Terms>): Promise<void> {
  const known = knownTo(tx)
  const rows = [...texts.values()]
    .map(terms => ({ ...terms, fingerprint: fingerprintOf(terms) }))
    .filter(({ fingerprint }) => !known.has(fingerprint))
  if (rows.length === 0) return
  // In one order for everybody, so that two orders never wait for each other.
  rows.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  const stored = await insertTerms(tx, rows)
  // What this transaction has stored may yet be undone with it.
  for (const { fingerprint } of rows) if (!stored.includes(fingerprint)) known.add(fingerprint)
}

/** The terms of an order as they were when it was placed, by their key. */
export async function termsOfOrder(db: Statements, order: Order): Promise<ReadonlyMap<string, Terms>> {
  const fingerprints = Object.values(order.terms)
  if (fingerprints.length === 0) return new Map()
  const rows = await readTerms(db, fingerprints)
  return new Map(
    Object.entries(order.terms).flatMap(([id, fingerprint]): [string, Terms][] => {
      const row = rows.find(candidate => candidate.fingerprint === fingerprint)
      return row ? [[id, { title: row.title, html: row.html }]] : []
    }),
  )
}
