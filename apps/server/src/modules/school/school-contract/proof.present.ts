import type { SchoolContract } from '@billett/contract'
import type { Language, SubscriptionConfiguration } from '@billett/domain'
import type { StoredProof } from '../../subscription/application/index.ts'
import { textIn } from '../../travel/region/index.ts'

/** What a proof is called that the subscription asks for no more. */
const A_PROOF: Readonly<Record<Language, string>> = { de: 'Nachweis', en: 'Proof' }

function proofLabel({ masks }: SubscriptionConfiguration, field: string, language: Language): string {
  const asked = masks.flatMap(({ fields }) => fields).find(({ id }) => id === field)
  return asked ? textIn(asked.label, language) : A_PROOF[language]
}

/** A proof as the form of its subscription calls it. */
export const presentProof = (
  configuration: SubscriptionConfiguration,
  { id, field, givenOn, neededBy, validFrom: from, validTo: until }: StoredProof,
  language: Language,
): SchoolContract['proofs'][number] => ({
  guid: id,
  label: proofLabel(configuration, field, language),
  isMissing: givenOn === null,
  neededBy,
  from,
  until,
})
