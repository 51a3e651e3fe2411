import type { DynamicInfoSchemeReply } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { inlineLinks, plainText } from './inline-links.tsx'
import type { Answers } from './question-form.ts'

interface Values {
  answers: Answers
}

/** What the client asks besides the usual (Spec 1 §3). */
export function QuestionFields({ schemes }: { schemes: readonly DynamicInfoSchemeReply[] }) {
  const { t } = useTexts()
  if (schemes.length === 0) return null
  return (
    <FormSection title={t('person.questions')}>
      {schemes.map(({ guid, datatypID, description, isRequired }) =>
        datatypID === 'Checkbox' ? (
          <CheckboxField<Values>
            key={guid}
            name={`answers.${guid}`}
            required={isRequired}
            label={inlineLinks(description)}
          />
        ) : (
          <TextField<Values>
            key={guid}
            name={`answers.${guid}`}
            label={plainText(description)}
            optional={!isRequired}
            autoComplete="off"
          />
        ),
      )}
    </FormSection>
  )
}
