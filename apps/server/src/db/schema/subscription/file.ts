import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { contract } from './contract.ts'

/** Files that customers sent in. One belongs to its sender alone until it is handed in with something. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Account or guest that sent it. */
    ownerId: uuid().notNull(),
    /** What it was handed in for; null until then. */
    contractId: uuid().references(() => contract.id),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    uploadedOn: instant().notNull(),
    /** Then it goes; null: it stays as long as its contract. */
    keptUntil: instant(),
  },
  table => [
    index('uploaded_file_kept').on(table.keptUntil).where(sql`${table.keptUntil} is not null`),
    index('uploaded_file_owner').on(table.ownerId).where(sql`${table.contractId} is null`).concurrently(),
    index('uploaded_file_contract').on(table.contractId).where(sql`${table.contractId} is not null`),
    check('uploaded_file_kept_or_handed_in', sql`${table.keptUntil} is not null or ${table.contractId} is not null`),
  ],
)

/** What is in them, in pieces of 256 kB, so that none is ever held whole in memory. */
export const fileContent = pgTable(
  'file_content',
  {
    fileId: uuid()
      .notNull()
      .references(() => uploadedFile.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 … */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.fileId, table.part] })],
)

/** What shows that somebody may have a contract, or has still to be handed in. */
export const entitlementProof = pgTable(
  'entitlement_proof',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contract.id),
    /** The field of the form that asks for it. */
    field: text().notNull(),
    /** Null while it is missing, and when its file is kept no longer. */
    fileId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    /** First and last day it shows something for; null where nobody said. */
    validFrom: text(),
    validTo: text(),
    /** Day by which it has to come; null where it came with the order. */
    neededBy: text(),
    givenOn: instant(),
  },
  table => [
    index('entitlement_proof_contract').on(table.contractId),
    index('entitlement_proof_missing').on(table.contractId).where(sql`${table.givenOn} is null`).concurrently(),
  ],
)
