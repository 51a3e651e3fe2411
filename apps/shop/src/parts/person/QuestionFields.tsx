import type { DynamicInfoSchemeReply } from '@billett/contract'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { QuestionField } from './QuestionField.tsx'

/** What the client asks besides the usual (Spec 1 §3). */
export function QuestionFields({ schemes }: { schemes: readonly DynamicInfoSchemeReply[] }) {
  const { t } = useTexts()
  if (schemes.length === 0) return null
  return (
    <FormSection title={t('person.questions')}>
      {schemes.map(scheme => (
        <QuestionField key={scheme.guid} scheme={scheme} />
      ))}
    </FormSection>
  )
}
