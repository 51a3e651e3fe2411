import { Client, examineClient } from '@billett/clients'
import type { StaffConfig } from '@billett/contract'

type Findings = StaffConfig['findings']

/**
 * What must be put right before a version is shown, and what is only to be known. One that another release wrote need
 * not be a client any more: then it says where.
 */
export function findingsOf(stored: Client): Findings {
  const { success, data, error } = Client.safeParse(stored)
  if (!success)
    return error.issues.map(({ path, message }) => ({ isFault: true, about: path.join('.'), text: message }))
  return examineClient(data).flatMap(({ about, findings }) =>
    findings.map(({ kind, text }) => ({ isFault: kind === 'fault', about, text })),
  )
}

export const isRight = (findings: Findings): boolean => findings.every(({ isFault }) => !isFault)
