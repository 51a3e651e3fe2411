import type { Cents } from '@billett/domain'
import type { StatementEnd } from '../answer.ts'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import { at, childrenOf, textAt, type XmlElement } from '../xml/section.ts'
import { accountOf, type EntryFacts, signOf } from './movement.ts'
import { centsAt, needed } from './needed.ts'

/** Counts what a statement has, and holds it against what the bank says it is in all. */
export function statementSums() {
  let entries = 0
  let booked: Cents = 0
  let turned: Cents = 0
  return {
    add({ entryCents, isBooked }: EntryFacts) {
      entries += 1
      turned += Math.abs(entryCents)
      if (isBooked) booked += entryCents
    },
    end(statement: XmlElement): StatementEnd {
      const summary = at(statement, 'TxsSummry', 'TtlNtries')
      const said = textAt(summary, 'NbOfNtries')
      if (said !== null && Number(said) !== entries) differs(`${said} entries are said, ${entries} came`)
      const sum = centsAt(summary, '', 'Sum')
      if (sum !== null && sum !== turned) differs(`entries of ${sum} cents are said, of ${turned} came`)
      const opening = balance(statement, 'OPBD') ?? balance(statement, 'PRCD')
      const closing = balance(statement, 'CLBD')
      if (opening !== null && closing !== null && opening + booked !== closing)
        differs(`${opening} and ${booked} cents are not ${closing}`)
      const end: StatementEnd = {
        kind: 'statement',
        account: accountOf(statement),
        statementId: needed(statement, 'Id'),
        entries,
        bookedCents: booked,
        closingCents: closing,
      }
      entries = 0
      booked = 0
      turned = 0
      return end
    },
  }
}

function differs(how: string): never {
  throw new MalformedBankFile('sumsDiffer', how)
}

function balance(statement: XmlElement, code: string): Cents | null {
  const found = childrenOf(statement, 'Bal').find(one => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code)
  const amount = at(found, 'Amt')
  const cents = found && amount ? centsAt(found, amount.attributes.Ccy ?? '', 'Amt') : null
  return found && cents !== null ? signOf(found) * cents : null
}
