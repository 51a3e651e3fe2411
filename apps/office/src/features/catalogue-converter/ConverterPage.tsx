import { MAX_WORKBOOK } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { CatalogueProblems } from '../../parts/catalogue/CatalogueProblems.tsx'
import { convertCatalogue } from '../../state/admin/admin.calls.ts'
import { selectJsonCatalogue } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConvertedNote } from './ConvertedNote.tsx'
import { TemplateButton } from './TemplateButton.tsx'

const WORKBOOK = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Makes a catalogue of a workbook, or says at which cells it cannot (Spec 3 §2.4). */
export function ConverterPage() {
  const { t } = useTexts()
  const words = useWorkWords()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const converted = useAppSelector(selectJsonCatalogue)
  const { loading, errors } = useCall(convertCatalogue)
  const [name, setName] = useState<string>()
  const [refusal] = errors
  const error = refusal && errorText(refusal.key, refusal.message)
  const file = { id: 'workbook', name: name ?? '' }
  const state = loading ? { progress: null } : error === undefined ? {} : { error }
  return (
    <Page>
      <Headline headline={t('frame.titles.catalogueConverter')} lead={t('converter.lead')} />
      <Stack spacing={2}>
        <TemplateButton />
        <FileUpload
          label={t('converter.file')}
          hint={t('converter.fileHint')}
          accept={WORKBOOK}
          maxBytes={MAX_WORKBOOK}
          files={name === undefined ? [] : [{ ...file, ...state }]}
          words={words}
          onAdd={([workbook]) => {
            if (!workbook || loading) return
            setName(workbook.name)
            void dispatch(convertCatalogue({ body: { file: workbook } }))
          }}
          onRemove={() => setName(undefined)}
        />
        <LiveRegion>{name !== undefined && converted && <ConvertedNote converted={converted} />}</LiveRegion>
        {name !== undefined && converted && converted.problems.length > 0 && (
          <CatalogueProblems problems={converted.problems} />
        )}
      </Stack>
    </Page>
  )
}
