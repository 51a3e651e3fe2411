import type { Batch, CompareBatch } from '@billett/contract'
import { IMPORT_FIELDS } from '@billett/domain'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ColumnTable.module.css'
import { useFieldName } from './use-field-name.ts'

type Reading = CompareBatch['reading']

interface Props {
  list: NonNullable<Batch['list']>
  reading: Reading
  onChange: (reading: Reading) => void
}

/** Values of a column that are shown. */
const SHOWN = 3

/** Which column says what, beside what stands there. */
export function ColumnTable({ list, reading, onChange }: Props) {
  const { t } = useTexts()
  const fieldName = useFieldName()
  const options = [
    { value: '', text: t('school.imports.ignored') },
    ...IMPORT_FIELDS.map(value => ({ value, text: fieldName(value) })),
  ]
  const choose = (at: number, value: string) => {
    const field = IMPORT_FIELDS.find(one => one === value) ?? null
    onChange({ ...reading, columns: reading.columns.map((before, index) => (index === at ? field : before)) })
  }
  return (
    <Stack spacing={1}>
      <Text component="h2" variant="h3">
        {t('school.imports.columns')}
      </Text>
      <ul className={styles.columns}>
        {reading.columns.map((field, index) => {
          const name = list.header[index] || t('school.imports.column', { number: index + 1 })
          const shown = list.sample.slice(0, SHOWN).map(cells => cells[index] ?? '')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <li key={index} className={styles.column}>
              <SelectInput
                label={name}
                value={field ?? ''}
                options={options}
                onChange={({ target }) => choose(index, target.value)}
              />
              <span className={styles.shown}>{shown.filter(cell => cell !== '').join(' · ')}</span>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
