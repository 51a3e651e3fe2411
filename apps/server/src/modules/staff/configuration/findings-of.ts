import { Client, examineClient } from '@billett/clients'
import type { StaffConfig } from '@billett/contract'
import type { Language } from '@billett/domain'

type Findings = StaffConfig['findings']

/**
 * What must be put right before a version is shown, and what is only to be known. One that another release wrote need
 * not be a client any more: then it says where.
 */
export function findingsOf(stored: Client, language: Language = 'en'): Findings {
  const { success, data, error } = Client.safeParse(stored)
  if (!success)
    return error.issues.map(({ path, message }) => ({ isFault: true, about: path.join('.'), text: message }))
  return examineClient(data).flatMap(({ about, german, findings }) =>
    findings.map(finding => ({
      isFault: finding.kind === 'fault',
      about: language === 'de' ? (german ?? about) : about,
      text: language === 'de' ? finding.german : finding.text,
    })),
  )
}

export const isRight = (findings: Findings): boolean => findings.every(({ isFault }) => !isFault)
