import { FrameworkContent, shapeOf } from '@billett/contract'
import { useState } from 'react'
import { TermsDialog } from '../../parts/draft/TermsDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { FrameworkTrial } from './FrameworkTrial.tsx'
import { useFramework } from './use-framework.ts'

const SHAPE = shapeOf(FrameworkContent)

interface Props {
  companyGuid: string
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Writes the framework contract of a company, and tries it with prices. */
export function FrameworkDialog({ companyGuid, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const [versionGuid, setVersionGuid] = useState<string>()
  const { framework, setTyped, ...draft } = useFramework(companyGuid, versionGuid)
  return (
    <TermsDialog
      {...draft}
      words="frameworks"
      title={framework ? t('frameworks.of', { company: framework.company }) : t('frameworks.one')}
      owner={framework?.company}
      terms={framework}
      faults={(framework?.faults ?? []).map(({ path, fault }) => ({ path, text: t(`frameworks.faults.${fault}`) }))}
      shape={SHAPE}
      onTyped={setTyped}
      onVersion={guid => {
        setTyped(undefined)
        setVersionGuid(guid)
      }}
      trialOf={content => (
        <FrameworkTrial content={content} staff={framework?.staff ?? 0} takers={framework?.takers ?? 0} />
      )}
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
