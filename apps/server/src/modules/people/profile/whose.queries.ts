import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import { columnOf, type Link } from '../../../db/personal-data/index.ts'
import {
  barrierReport,
  changeRequest,
  claim,
  contract,
  contractCancellation,
  contractWithdrawal,
  issuedTicket,
  ledgerEntry,
  mandate,
  order as orders,
  party,
  payerAccount,
  refund,
  signedLink,
  uploadedFile,
  userAccount,
} from '../../../db/schema/index.ts'

/** Whose rows are looked for; `emailKey` is the address they have confirmed, as addresses are compared. */
export interface Person extends OwnAccount {
  emailKey: string
}

const ordersOf = ({ accountId, clientId }: Person): SQL =>
  sql`(select ${orders.id} from ${orders} where ${orders.ownerId} = ${accountId} and ${orders.clientId} = ${clientId})`

const partyOf = ({ accountId, clientId }: Person): SQL =>
  sql`(select ${party.id} from ${party} where ${party.accountId} = ${accountId} and ${party.clientId} = ${clientId})`

const contractsOf = (person: Person): SQL =>
  sql`(select ${contract.id} from ${contract} where ${contract.subscriberId} in ${partyOf(person)} or ${contract.holderId} in ${partyOf(person)})`

/** A ticket is of an order, or the pass of a contract. */
const ofOrderOrContract = (person: Person): SQL =>
  sql`(${issuedTicket.orderId} in ${ordersOf(person)} or ${issuedTicket.contractId} in ${contractsOf(person)})`

const ticketsOf = (person: Person): SQL =>
  sql`(select ${issuedTicket.id} from ${issuedTicket} where ${ofOrderOrContract(person)})`

/** What was said when it was concluded names others, too: who travels by it is not handed that. */
const concludedBy = (person: Person): SQL =>
  sql`(select ${contract.id} from ${contract} where ${contract.subscriberId} in ${partyOf(person)})`

const payersOf = (person: Person): SQL =>
  sql`(select ${payerAccount.id} from ${payerAccount} where ${payerAccount.partyId} in ${partyOf(person)})`

/** Sent to them: for a contract they concluded, or as a payer of somebody else's. */
const linksOf = (person: Person): SQL => sql`(${signedLink.contractId} in ${concludedBy(person)}
  and ${signedLink.payerId} is null or ${signedLink.payerId} in ${payersOf(person)})`

/** Given by their account, or as a party before they had one. */
const mandatesOf = (person: Person): SQL =>
  sql`(select ${mandate.id} from ${mandate} where ${mandate.accountId} = ${person.accountId} or ${mandate.partyId} in ${partyOf(person)})`

/** What was booked for what they bought, for a contract they concluded, and of what was claimed from them. */
const bookedFor = (person: Person): SQL => sql`(${ledgerEntry.orderId} in ${ordersOf(person)}
  or ${ledgerEntry.contractId} in ${concludedBy(person)}
  or ${ledgerEntry.key} in (select 'claim:' || ${claim.id} from ${claim} where ${claim.payerId} in ${payersOf(person)}))`

/** Files that they sent, or that were handed in for a contract of theirs. */
const filesOf = (person: Person): SQL =>
  sql`(select ${uploadedFile.id} from ${uploadedFile} where ${uploadedFile.contractId} in ${contractsOf(person)} or ${uploadedFile.ownerId} = ${person.accountId} and ${uploadedFile.clientId} = ${person.clientId})`

/** Whoever declares something names an address, and the receipt went there. */
const declaredBy = (table: PgTable, { emailKey, clientId }: Person): SQL | undefined => {
  const { content, email } = getTableColumns(table)
  const address = content ? sql`${content} ->> 'email'` : sql`${email}`
  return and(eq(columnOf(table, 'clientId'), clientId), sql`lower(${address}) = ${emailKey}`)
}

/** By the keys that mails are noted under. */
const mailsTo = (person: Person): SQL => sql`(
  select 'order:' || id || ':first' from ${orders} where id in ${ordersOf(person)}
  union all select 'refund:' || id || suffix from ${refund}, (values (''), (':failed'), (':madeGood')) as news (suffix)
    where ${refund.orderId} in ${ordersOf(person)}
  union all select 'withdrawal:' || id from ${contractWithdrawal} where ${declaredBy(contractWithdrawal, person)}
  union all select 'cancellation:' || id from ${contractCancellation} where ${declaredBy(contractCancellation, person)}
  union all select prefix || id from ${barrierReport}, (values ('barrier:'), ('barrier-receipt:')) as kind (prefix)
    where ${declaredBy(barrierReport, person)}
  union all select 'change:' || id || ':' || news from ${changeRequest}, (values ('asked'), ('decided'), ('pauseEnds')) as kind (news)
    where ${changeRequest.contractId} in ${contractsOf(person)}
  union all select 'subscription:' || id || ':' || news from ${contract}, (values ('granted'), ('pending'), ('rejected'), ('ended')) as kind (news)
    where id in ${concludedBy(person)}
  union all select 'subscription:' || contract_id || ':' || news || ':' || id
    from ${signedLink}, (values ('confirm'), ('proofMissing'), ('accountChanged'), ('accountAsked'), ('mandateLapses'), ('dueShown'), ('granted'), ('passShown')) as kind (news)
    where ${linksOf(person)})`

/** The condition by which a table's rows are a person's; the person is always part of the query. */
export function whose(link: Link, table: PgTable, person: Person): SQL | undefined {
  switch (link) {
    case 'account':
      if (table === mandate) return sql`${mandate.id} in ${mandatesOf(person)}`
      return eq(columnOf(table, table === userAccount ? 'id' : 'accountId'), person.accountId)
    case 'order':
      if (table === ledgerEntry) return bookedFor(person)
      if (table === issuedTicket) return ofOrderOrContract(person)
      return sql`${columnOf(table, table === orders ? 'id' : 'orderId')} in ${ordersOf(person)}`
    case 'ticket':
      return sql`${columnOf(table, 'ticketId')} in ${ticketsOf(person)}`
    case 'mandate':
      return sql`${columnOf(table, 'mandateId')} in ${mandatesOf(person)}`
    case 'party':
      return sql`${columnOf(table, table === party ? 'id' : 'partyId')} in ${partyOf(person)}`
    case 'contract':
      return sql`${columnOf(table, table === contract ? 'id' : 'contractId')} in ${contractsOf(person)}`
    case 'concluded':
      if (table === signedLink) return linksOf(person)
      return sql`${columnOf(table, 'contractId')} in ${concludedBy(person)}`
    case 'payer':
      return table === claim
        ? sql`(${claim.contractId} in ${concludedBy(person)} or ${claim.payerId} in ${payersOf(person)})`
        : sql`${columnOf(table, 'payerId')} in ${payersOf(person)}`
    case 'file':
      return sql`${columnOf(table, table === uploadedFile ? 'id' : 'fileId')} in ${filesOf(person)}`
    case 'mail':
      return sql`${columnOf(table, 'key')} in ${mailsTo(person)}`
    case 'address':
      return declaredBy(table, person)
  }
}
