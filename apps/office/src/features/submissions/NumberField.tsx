import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Names a contract by its number, where none was proposed or another is meant; what it comes to is seen before. */
export function NumberField({ onNamed }: { onNamed: (contractNumber: string) => void }) {
  const { t } = useTexts()
  const [number, setNumber] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const typed = number.trim()
    setEmpty(typed === '')
    if (typed !== '') onNamed(typed)
  }
  return (
    <form noValidate onSubmit={find}>
      <Row spacing={2}>
        <TextInput
          label={t('submissions.otherNumber')}
          value={number}
          error={isEmpty ? t('submissions.numberMissing') : undefined}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" variant="outlined">
          {t('submissions.findNumber')}
        </Button>
      </Row>
    </form>
  )
}
