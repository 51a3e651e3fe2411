import type { StaffDeclaration } from '@billett/contract'
import { maskedEmail, maskedText } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { OpenDeclaration } from '../../subscription/desk/index.ts'
import { clientName } from '../listing/index.ts'

/** What was declared to a client; `isFull`: with names and addresses, for who may see them. */
export function presentDeclaration(
  world: Pick<World, 'clients'>,
  { id, kind, receivedOn, declared, wanted, proposals }: OpenDeclaration,
  { clientId, isFull }: { clientId: string; isFull: boolean },
): StaffDeclaration {
  const { firstName, lastName, email, numbers } = declared
  const shown = (text: string) => (isFull ? text : maskedText(text))
  return {
    guid: id,
    kind,
    clientId,
    client: clientName(world, clientId),
    receivedOn,
    firstName: shown(firstName),
    lastName: shown(lastName),
    email: isFull ? email : maskedEmail(email),
    isMasked: !isFull,
    numbers: numbers.filter(number => number !== ''),
    isExtraordinary: wanted.isExtraordinary,
    reason: isFull ? wanted.reason : '',
    lastDay: wanted.lastDay,
    part: wanted.part,
    proposals: proposals.map(({ contractId, number, reasons }) => ({
      contractGuid: contractId,
      contractNumber: number,
      reasons,
    })),
  }
}
