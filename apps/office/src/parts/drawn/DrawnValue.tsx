import type { Shape } from '@billett/contract'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { DrawnEither } from './DrawnEither.tsx'
import { DrawnList } from './DrawnList.tsx'
import { DrawnMaybe } from './DrawnMaybe.tsx'
import { type Drawing, isTexts, partOf, withPart } from './drawing.ts'
import { useDrawnWords } from './use-drawn-words.ts'

const numberOf = (typed: string): unknown => (/^-?\d+$/.test(typed) ? Number(typed) : typed)

const draw = (drawing: Drawing) => <DrawnValue {...drawing} />

/** A field for a value that a schema describes, or all the fields that it takes. */
export function DrawnValue(drawing: Drawing) {
  const { t } = useTexts()
  const { nameOf, choiceOf } = useDrawnWords()
  const { shape, value, path, label, isNamed = false, errors, onChange } = drawing
  const error = errors.get(path)
  switch (shape.kind) {
    case 'fixed':
      return null
    case 'later':
      return <DrawnValue {...drawing} shape={shape.shape()} />
    case 'maybe':
      return <DrawnMaybe {...drawing} shape={shape} draw={draw} />
    case 'list':
      return <DrawnList {...drawing} shape={shape} draw={draw} />
    case 'either':
      return <DrawnEither {...drawing} shape={shape} draw={draw} />
    case 'yesNo':
      return (
        <CheckboxInput
          label={label}
          error={error}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'choice':
      return (
        <SelectInput
          label={label}
          error={error}
          value={String(value)}
          options={shape.values.map(one => ({ value: one, text: choiceOf(one) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'number':
      return (
        <TextInput
          label={label}
          error={error}
          inputMode="numeric"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(numberOf(target.value))}
        />
      )
    case 'text':
    case 'day':
      return (
        <TextInput
          type={shape.kind === 'day' ? 'date' : 'text'}
          label={label}
          error={error}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'object': {
      const inLanguages = isTexts(shape)
      const parts = Object.entries(shape.fields).map(([name, part]: [string, Shape]) => {
        const below: Drawing = {
          shape: part,
          value: partOf(value, name),
          path: path === '' ? name : `${path}.${name}`,
          label: nameOf(name),
          errors,
          onChange: changed => onChange(withPart(value, name, changed)),
        }
        if (!inLanguages) return <DrawnValue key={name} {...below} />
        return (
          <TextInput
            key={name}
            lang={name}
            label={t('drawn.inLanguage', { label, language: nameOf(name) })}
            error={name === 'de' ? error : undefined}
            value={String(below.value ?? '')}
            onChange={({ target }) => below.onChange(target.value)}
          />
        )
      })
      if (inLanguages || path === '') return parts
      const below = <Stack spacing={2}>{parts}</Stack>
      if (isNamed) return below
      return path.includes('.') ? (
        <FormSection title={label}>{parts}</FormSection>
      ) : (
        <Details summary={label}>{below}</Details>
      )
    }
  }
}
