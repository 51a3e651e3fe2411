import type { StaffBankFile } from '@billett/contract'
import { useFormat } from '../../hooks/use-format.ts'

/** What of a file is read before something is done with it. */
export function useFileFacts() {
  const format = useFormat()
  return ({ messageId, count, cents, hash }: StaffBankFile) => ({
    messageId,
    count,
    sum: format.money(cents),
    hash: hash ?? '',
  })
}
