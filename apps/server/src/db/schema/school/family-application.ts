import type { Language } from '@billett/domain'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { contract } from '../subscription/contract.ts'
import { uploadedFile } from '../subscription/file.ts'

/** What parents applied for in one go. Who they and their children are stands with the parties. */
export const familyApplication = pgTable(
  'family_application',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** The filled-in form: sent twice it is one application. */
    formId: text().notNull(),
    /** The guardian who applied. */
    partyId: uuid()
      .notNull()
      .references(() => party.id),
    language: text().$type<Language>().notNull(),
    submittedOn: instant().notNull(),
    /** Somebody came by the link that was mailed: the address is theirs. Null: nobody so far. */
    confirmedOn: instant(),
  },
  table => [
    unique('family_application_form').on(table.clientId, table.formId),
    index('family_application_party').on(table.partyId),
  ],
)

/** A child of an application, with what the school confirms: it is at this school, in this grade and class. */
export const appliedChild = pgTable(
  'applied_child',
  {
    contractId: uuid()
      .primaryKey()
      .references(() => contract.id),
    clientId: text().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => familyApplication.id),
    /** 0, 1, 2 … as they stood in the form. */
    place: integer().notNull(),
    grade: text().notNull(),
    class: text().notNull(),
    /** Id of an exemption of the rule that is asked for; empty without one. */
    exemption: text().notNull(),
    /** What who pays has said to that, beside the way; null: nothing so far. */
    isExemptionGranted: boolean(),
    /** Last day its proof shows it for; null: nobody has said so. */
    exemptionUntil: text(),
    photoId: uuid().references(() => uploadedFile.id, { onDelete: 'set null' }),
    /** It was drawn anew, without anything that came along with its pixels. */
    isPhotoDrawn: boolean().notNull(),
    /** The parents agreed that it is kept for the next card. */
    keepsPhoto: boolean().notNull(),
  },
  table => [index('applied_child_application').on(table.applicationId), index('applied_child_photo').on(table.photoId)],
)

/** The way to school of a contract, as parents or who pays have said it. */
export const contractWay = pgTable('contract_way', {
  contractId: uuid()
    .primaryKey()
    .references(() => contract.id),
  clientId: text().notNull(),
  /** The stop it begins at; empty where nobody has said so. */
  home: text().notNull(),
  /** The address is secret: nobody but the case worker of who pays looks at where it begins. */
  isAddressBlocked: boolean().notNull(),
  /** As somebody has measured it, whatever else is known of it; null: by its stops. */
  metres: integer(),
  isNearest: boolean(),
  /** Of what was measured: how, and by which document. */
  because: text().notNull(),
  /** That document, by its id among those of who pays; it may be kept no longer. */
  documentId: uuid(),
  saidOn: instant().notNull(),
  /** `applicant`, or the name of whoever measured. */
  saidBy: text().notNull(),
})

/**
 * An address of mail that a school has named for the guardian of a pupil. Nothing about the child is sent there before
 * somebody has come by the link that was mailed.
 */
export const guardianAddress = pgTable('guardian_address', {
  contractId: uuid()
    .primaryKey()
    .references(() => contract.id),
  clientId: text().notNull(),
  email: text().notNull(),
  namedOn: instant().notNull(),
  /** Null: nobody has come by the link so far. */
  confirmedOn: instant(),
})
