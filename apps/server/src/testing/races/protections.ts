/**
 * What keeps two from doing the same thing, and how a test takes it away: from the tables, or from the statements on
 * their way.
 */
export interface Protection {
  /** As the table of races calls it. */
  name: string
  /** Statements that take it off the tables. */
  drop?: readonly string[]
  /** The statement without it. */
  rewrite?: (text: string) => string
}

/** A counter that is read before it is written, instead of counting in one statement. */
const readBefore = (table: string, column: string, where: string) => (text: string) =>
  text.replace(`"${table}"."${column}" +`, `coalesce((select seen.${column} from ${table} seen where ${where}), 0) +`)

/** Rows of a table that are read without being held. */
const unheld = (table: string) => (text: string) =>
  text.includes(`from "${table}"`) ? text.replace(/ for update$/, '') : text

export const PROTECTIONS = {
  rowLocks: {
    name: 'lock on the order (`for update`)',
    rewrite: text => text.replace(/ for update\b/, ''),
  },
  ledgerKey: {
    name: 'unique `ledger_entry.key`',
    drop: ['alter table ledger_entry drop constraint ledger_entry_key_unique'],
  },
  oneOpenAttempt: {
    name: 'unique `payment_attempt_one_open`',
    drop: ['drop index payment_attempt_one_open'],
  },
  attemptNumber: {
    name: 'unique `payment_attempt_number`',
    drop: ['alter table payment_attempt drop constraint payment_attempt_number'],
  },
  inboxKey: {
    name: 'primary key of `webhook_inbox`',
    drop: ['alter table webhook_inbox drop constraint webhook_inbox_provider_event_id_pk'],
  },
  ticketKey: {
    name: 'primary key of `issued_ticket`',
    drop: ['alter table issued_ticket drop constraint issued_ticket_pkey cascade'],
  },
  bookingNumber: {
    name: 'unique `booking_number`',
    drop: ['alter table booking drop constraint booking_number cascade'],
  },
  codeCounter: {
    name: 'counting in one statement (`discount_counter`)',
    rewrite: readBefore('discount_counter', 'uses', 'seen.code = excluded.code'),
  },
  invoiceCounter: {
    name: 'counting in one statement (`invoice_counter`)',
    rewrite: readBefore('invoice_counter', 'last', 'seen.client_id = excluded.client_id and seen.year = excluded.year'),
  },
  refundState: {
    name: 'refund ended only while `requested`',
    rewrite: text => text.replace(/"refund"\."state" = (\$\d+)\)/, `"refund"."state" || $1 <> '')`),
  },
  contractLock: {
    name: 'lock on the contract (`for update … skip locked`)',
    rewrite: text => text.replace(/ for update of "contract" skip locked\b/, ''),
  },
  claimKey: {
    name: 'unique `claim_once`',
    drop: ['alter table claim drop constraint claim_once'],
  },
  sameOrderLock: {
    name: 'lock on what was ordered (`pg_advisory_xact_lock`)',
    rewrite: text => text.replace('pg_advisory_xact_lock(hashtextextended', '(hashtextextended'),
  },
  linkLock: {
    name: 'lock on the link (`for update`)',
    rewrite: unheld('signed_link'),
  },
  heldContract: {
    name: 'lock on the contract (`for update`)',
    rewrite: unheld('contract'),
  },
  heldRequest: {
    name: 'lock on what was asked for (`for update`)',
    rewrite: unheld('change_request'),
  },
  heldCase: {
    name: 'lock on the suspicion (`for update`)',
    rewrite: unheld('fraud_case'),
  },
  moveKey: {
    name: 'primary key of `application_move`',
    drop: ['alter table application_move drop constraint application_move_contract_id_number_pk'],
  },
  eventKey: {
    name: 'primary key of `contract_event`',
    drop: ['alter table contract_event drop constraint contract_event_contract_id_seq_pk'],
  },
  takenBackOnce: {
    name: 'taken back only while it is not',
    rewrite: text => text.replace(' and "change_request"."taken_back_by" is null', ''),
  },
  passKey: {
    name: 'unique `issued_ticket_pass`',
    drop: ['drop index issued_ticket_pass'],
  },
} as const satisfies Record<string, Protection>

export type ProtectionName = keyof typeof PROTECTIONS

export const protectionOf = (name: ProtectionName): Protection => PROTECTIONS[name]
