import type { StaffConfig } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import type { ChosenFile } from './use-config-upload.ts'

/** What keeps a file from being taken up (Spec 3 §2.4). */
export type UploadFault =
  | { kind: 'unreadable' }
  | { kind: 'unknownClient'; id: string }
  | { kind: 'unsupported'; path: string }
  | { kind: 'refused'; path: string; error: CallError }

/** What a value was refused for, at the entry it is of. */
function refusedAt(error: CallError, { read }: ChosenFile): UploadFault {
  const [, number] = /^changes\.(\d+)\./.exec(error.field) ?? []
  return { kind: 'refused', path: number === undefined ? '' : (read?.changes[Number(number)]?.path ?? ''), error }
}

/** Everything that is wrong with a file; nothing where it is valid. `clients`: those that the reader sees. */
export function uploadFaults(
  chosen: ChosenFile,
  clients: readonly Pick<StaffConfig, 'clientId'>[],
): readonly UploadFault[] {
  const { read, errors } = chosen
  if (!read) return [{ kind: 'unreadable' }]
  const { clientId: id } = read
  return [
    ...(id === undefined || clients.some(({ clientId }) => clientId === id)
      ? []
      : [{ kind: 'unknownClient', id } as const]),
    ...read.unsupported.map(path => ({ kind: 'unsupported', path }) as const),
    ...errors.map(error => refusedAt(error, chosen)),
  ]
}
