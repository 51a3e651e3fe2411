import { emptyOf } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type DrawingOf, type DrawsBelow, moved } from './drawing.ts'
import { useDrawnWords } from './use-drawn-words.ts'

type Props = DrawingOf<'list'> & DrawsBelow

/** Several of a kind, in an order: each is opened, moved and taken out, and another is added at the end. */
export function DrawnList({ shape: { element }, value, path, label, errors, onChange, draw }: Props) {
  const { t } = useTexts()
  const { entryName } = useDrawnWords()
  const list: unknown[] = Array.isArray(value) ? value : []
  const hasError = (place: string) => [...errors.keys()].some(one => one === place || one.startsWith(`${place}.`))
  return (
    <Stack spacing={1}>
      <Text variant="body2">
        {label}
        {errors.has(path) && `: ${errors.get(path)}`}
      </Text>
      {list.map((one, index) => {
        const place = `${path}.${index}`
        const name = entryName(one, label, index)
        const move = (to: number) => onChange(moved(list, index, to))
        return (
          // The place is what an entry is known by: nothing else of it is sure to be there, or to stay.
          <Details key={place} summary={hasError(place) ? t('drawn.wrong', { name }) : name}>
            <Stack spacing={2}>
              {draw({
                isNamed: true,
                shape: element,
                value: one,
                path: place,
                label: name,
                errors,
                onChange: changed => onChange(list.map((other, at) => (at === index ? changed : other))),
              })}
              <Row spacing={1}>
                {index > 0 && (
                  <Button type="button" variant="outlined" onClick={() => move(index - 1)}>
                    {t('drawn.up', { name })}
                  </Button>
                )}
                {index < list.length - 1 && (
                  <Button type="button" variant="outlined" onClick={() => move(index + 1)}>
                    {t('drawn.down', { name })}
                  </Button>
                )}
                <Button type="button" variant="outlined" onClick={() => onChange(list.filter((_, at) => at !== index))}>
                  {t('drawn.remove', { name })}
                </Button>
              </Row>
            </Stack>
          </Details>
        )
      })}
      <div>
        <Button type="button" variant="outlined" onClick={() => onChange([...list, emptyOf(element)])}>
          {t('drawn.add', { label })}
        </Button>
      </div>
    </Stack>
  )
}
