import { useAsked } from '../../../hooks/use-asked.ts'
import { setCardRecipient } from '../../../state/contract/contract.calls.ts'

/** To whom cards of a contract can be sent, and to whom they are. */
export const useRecipients = (contractGuid: string) =>
  useAsked(contractGuid, () => setCardRecipient({ body: { contractGuid } }))
