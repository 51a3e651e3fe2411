import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useState } from 'react'
import { useClients } from '../../hooks/use-clients.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { getStaffCodeWords } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** One of the clients that the list is narrowed to; '' for all. */
  clientId: string
  onClose: () => void
}

/** What tickets show beside their barcode, by the day on which they were sold; looking is noted. */
export function CodeWordsDialog({ clientId, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const isOne = useClients().length < 2
  const [typed, setTyped] = useState('')
  const [soldOn, setSoldOn] = useState('')
  const { rows, failed, errors } = useListed(getStaffCodeWords, {
    query: { soldOn: soldOn || undefined, clientId: clientId || undefined },
  })
  const look = (event: FormEvent) => {
    event.preventDefault()
    setSoldOn(typed)
  }
  return (
    <ClosableDialog
      title={t('enforcement.words')}
      width="sm"
      onClose={onClose}
      acts={
        <Button variant="contained" type="submit" form="code-words">
          {t('enforcement.wordsLook')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Text>{t('enforcement.wordsText')}</Text>
        <form id="code-words" onSubmit={look} noValidate>
          <TextInput
            label={t('enforcement.wordsUntil')}
            hint={t('enforcement.wordsUntilHint')}
            type="date"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            optional
          />
        </form>
        {failed && <CallErrors errors={errors} all />}
        {!failed && !rows && <SkeletonList label={t('common.loading')} rows={4} height={40} />}
        {!failed && rows && (
          <Table label={t('enforcement.words')}>
            <thead>
              <tr>
                <th scope="col">{t('enforcement.soldOn')}</th>
                <th scope="col">{t('enforcement.word')}</th>
                {!isOne && <th scope="col">{t('office.client')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ clientId: of, client, soldOn: day, word }) => (
                <tr key={`${of} ${day}`}>
                  <th scope="row">{format.longDate(day)}</th>
                  <td>{word}</td>
                  {!isOne && <td>{client}</td>}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </ClosableDialog>
  )
}
