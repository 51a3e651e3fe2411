import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { FoundFaults } from '../FoundFaults.tsx'
import type { ListedEntry } from '../listed-entries.ts'
import { WaitingEntries } from '../WaitingEntries.tsx'
import type { UploadFault } from './upload-faults.ts'
import type { ChosenFile } from './use-config-upload.ts'

interface Props {
  chosen: ChosenFile
  faults: readonly UploadFault[]
  differences: readonly ListedEntry[]
}

/** Whether a file is valid, and what it would change. */
export function UploadResults({ chosen: { tried }, faults, differences }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const said = (fault: UploadFault): string => {
    if (fault.kind === 'unreadable') return t('settings.unreadable')
    if (fault.kind === 'unknownClient') return t('settings.unknownClient', { id: fault.id })
    if (fault.kind === 'unsupported') return t('settings.unsupported', { path: fault.path })
    const text = errorText(fault.error.key, fault.error.message)
    return fault.path === '' ? text : `${fault.path}: ${text}`
  }
  if (faults.length > 0)
    return (
      <MessageBox kind="error" title={t('settings.invalidFile')}>
        <ul>
          {faults.map(fault => (
            <li key={said(fault)}>{said(fault)}</li>
          ))}
        </ul>
      </MessageBox>
    )
  if (!tried) return null
  if (differences.length === 0) return <MessageBox kind="info">{t('settings.nothingNew')}</MessageBox>
  const hasFaults = tried.findings.some(({ isFault }) => isFault)
  return (
    <>
      <MessageBox kind={hasFaults ? 'warning' : 'success'} title={t('settings.validFile')}>
        <FoundFaults findings={tried.findings} />
      </MessageBox>
      <WaitingEntries entries={differences} />
    </>
  )
}
