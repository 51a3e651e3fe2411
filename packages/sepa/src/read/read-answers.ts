import type { BankAnswer, MessageHead } from '../answer.ts'
import { MalformedBankFile } from '../malformed-bank-file.ts'
import type { Limits } from '../xml/limits.ts'
import { type Bytes, readSections } from '../xml/read-sections.ts'
import type { Section } from '../xml/section-tree.ts'
import { type MessageKind, messageKind } from './message-kind.ts'
import { needed } from './needed.ts'
import { statementReader } from './statement-reader.ts'
import { statusReader } from './status-reader.ts'

const SECTIONS = new Set([
  'Document',
  'GrpHdr',
  'Stmt',
  'Ntfctn',
  'Ntry',
  'TxDtls',
  'OrgnlGrpInfAndSts',
  'OrgnlPmtInfAndSts',
  'TxInfAndSts',
])

const isAnswer = (kind: MessageKind): kind is MessageHead['type'] => kind !== 'pain.001' && kind !== 'pain.008'

/**
 * What a bank's file tells, piece by piece in its order. Throws `MalformedBankFile` at its first fault, which may be
 * its last byte: whoever takes effect from it waits for the end.
 */
export async function* readAnswers(bytes: Bytes, limits?: Limits): AsyncGenerator<BankAnswer> {
  let hasHead = false
  const statement = statementReader()
  const status = statusReader()
  for await (const section of readSections(bytes, SECTIONS, limits)) {
    const { element } = section
    if (element.name === 'GrpHdr') {
      yield headOf(section)
      hasHead = true
      continue
    }
    if (!hasHead) throw new MalformedBankFile('missing', 'GrpHdr is missing')
    yield* statement(section)
    yield* status(section)
  }
  if (!hasHead) throw new MalformedBankFile('missing', 'GrpHdr is missing')
}

function headOf({ element, around }: Section): MessageHead {
  const type = messageKind(around.at(-1))
  if (!isAnswer(type)) throw new MalformedBankFile('unknownKind', `${type} is what banks are sent`)
  return { kind: 'message', type, messageId: needed(element, 'MsgId'), createdOn: needed(element, 'CreDtTm') }
}
