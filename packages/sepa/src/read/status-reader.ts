import type { BankAnswer } from '../answer.ts'
import { childrenOf, textAt, type XmlElement } from '../xml/section.ts'
import type { Section } from '../xml/section-tree.ts'
import { centsAt, needed } from './needed.ts'

const reasonsOf = (element: XmlElement) =>
  childrenOf(element, 'StsRsnInf').map(reason => ({
    code: textAt(reason, 'Rsn', 'Cd') ?? textAt(reason, 'Rsn', 'Prtry'),
    text: textAt(reason, 'AddtlInf'),
  }))

/** Makes the states of a file, its groups and payments of a report (pain.002). */
export function statusReader(): (section: Section) => Generator<BankAnswer> {
  let messageId = ''
  return function* ({ element, around }) {
    if (element.name === 'OrgnlGrpInfAndSts') {
      messageId = needed(element, 'OrgnlMsgId')
      yield { kind: 'fileStatus', messageId, status: textAt(element, 'GrpSts'), reasons: reasonsOf(element) }
    } else if (element.name === 'OrgnlPmtInfAndSts') {
      const groupId = needed(element, 'OrgnlPmtInfId')
      yield {
        kind: 'groupStatus',
        messageId,
        groupId,
        status: textAt(element, 'PmtInfSts'),
        reasons: reasonsOf(element),
      }
    } else if (element.name === 'TxInfAndSts')
      yield {
        kind: 'paymentStatus',
        messageId,
        groupId: textAt(around[0], 'OrgnlPmtInfId'),
        endToEndId: textAt(element, 'OrgnlEndToEndId'),
        mandate: textAt(element, 'OrgnlTxRef', 'MndtRltdInf', 'MndtId'),
        status: textAt(element, 'TxSts'),
        reasons: reasonsOf(element),
        cents: centsAt(element, 'EUR', 'OrgnlTxRef', 'Amt', 'InstdAmt'),
      }
  }
}
