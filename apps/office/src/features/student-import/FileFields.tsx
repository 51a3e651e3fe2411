import type { CompareBatch } from '@billett/contract'
import { IMPORT_CHARSETS, SEPARATORS } from '@billett/domain'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useTexts } from '../../texts/use-texts.ts'

type Reading = CompareBatch['reading']

const NAMES = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const

/** Letters and lines of a file; of a workbook there is nothing to say but whether it has a head. */
export function FileFields({ reading, onChange }: { reading: Reading; onChange: (reading: Reading) => void }) {
  const { t } = useTexts()
  return (
    <>
      {reading.kind === 'csv' && (
        <>
          <SelectInput
            label={t('school.imports.charset')}
            value={reading.charset}
            options={IMPORT_CHARSETS.map(value => ({ value, text: t(`school.imports.charset.${value}`) }))}
            onChange={({ target }) => {
              const charset = IMPORT_CHARSETS.find(value => value === target.value)
              if (charset) onChange({ ...reading, charset })
            }}
          />
          <SelectInput
            label={t('school.imports.separator')}
            value={reading.separator}
            options={SEPARATORS.map(value => ({ value, text: t(`school.imports.separator.${NAMES[value]}`) }))}
            onChange={({ target }) => {
              const separator = SEPARATORS.find(value => value === target.value)
              if (separator) onChange({ ...reading, separator })
            }}
          />
        </>
      )}
      <CheckboxInput
        label={t('school.imports.hasHeader')}
        checked={reading.hasHeader}
        onChange={({ target }) => onChange({ ...reading, hasHeader: target.checked })}
      />
    </>
  )
}
