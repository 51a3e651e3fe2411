import type { StaffOrganisationDetail } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { ChangeTable } from '../../parts/changes/ChangeTable.tsx'
import { differing } from '../../parts/changes/differing.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { saidOf, valuesOf } from './organisation-values.ts'

interface Props {
  begun: StaffOrganisationDetail
  /** What is stored now; undefined: nobody else was faster. */
  theirs: StaffOrganisationDetail | undefined
}

const told = (of: StaffOrganisationDetail) => ({
  ...saidOf(valuesOf(of, of.validFrom)),
  validUntil: of.validUntil,
  payers: of.payers,
})

/** Somebody else has changed it while this was typed: what they did, and what becomes of it. */
export function ChangedMeanwhile({ begun, theirs }: Props) {
  const { t } = useTexts()
  if (!theirs) return null
  return (
    <MessageBox kind="error" title={t('organisations.changed')}>
      {t('organisations.changedText')}
      <ChangeTable act={differing(told(begun), told(theirs))} />
    </MessageBox>
  )
}
