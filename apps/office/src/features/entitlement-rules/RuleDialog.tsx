import { EntitlementContent, shapeOf } from '@billett/contract'
import { useState } from 'react'
import { TermsDialog } from '../../parts/draft/TermsDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RuleCostsPanel } from './RuleCostsPanel.tsx'
import { RuleTrial } from './RuleTrial.tsx'
import { useRule } from './use-rule.ts'

const SHAPE = shapeOf(EntitlementContent)

interface Props {
  authorityGuid: string
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Writes the rule of one who pays, and tries it with a child. */
export function RuleDialog({ authorityGuid, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const [versionGuid, setVersionGuid] = useState<string>()
  const { rule, setTyped, ...draft } = useRule(authorityGuid, versionGuid)
  return (
    <TermsDialog
      {...draft}
      words="rules"
      title={rule ? t('rules.of', { authority: rule.authority }) : t('rules.one')}
      owner={rule?.authority}
      terms={rule}
      faults={(rule?.faults ?? []).map(({ path, fault }) => ({ path, text: t(`rules.faults.${fault}`) }))}
      shape={SHAPE}
      onTyped={setTyped}
      onVersion={guid => {
        setTyped(undefined)
        setVersionGuid(guid)
      }}
      beforeRelease={(release, close) => (
        <RuleCostsPanel authorityGuid={authorityGuid} seen={rule?.seen ?? ''} onRelease={release} onClose={close} />
      )}
      trialOf={content => <RuleTrial content={content} />}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
