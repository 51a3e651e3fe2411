import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type DrawingOf, type DrawsBelow, ofKind, partOf } from './drawing.ts'
import { useDrawnWords } from './use-drawn-words.ts'

type Props = DrawingOf<'either'> & DrawsBelow

/** One of several kinds: which one is chosen, and its fields follow. */
export function DrawnEither({ shape: { options }, value, label, onChange, draw, ...place }: Props) {
  const { t } = useTexts()
  const { choiceOf } = useDrawnWords()
  const kind = String(partOf(value, 'kind'))
  const shape = options[kind]
  const choose = (chosen: string) => {
    const other = options[chosen]
    if (other) onChange(ofKind(other, value))
  }
  return (
    <Stack spacing={1}>
      <SelectInput
        label={t('drawn.kindOf', { label })}
        value={kind}
        options={Object.keys(options).map(one => ({ value: one, text: choiceOf(one) }))}
        onChange={({ target }) => choose(target.value)}
      />
      {shape && draw({ ...place, isNamed: true, shape, value, label, onChange })}
    </Stack>
  )
}
