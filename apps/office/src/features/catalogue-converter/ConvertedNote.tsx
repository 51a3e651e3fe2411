import type { ConvertedCatalogue } from '@billett/contract'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useDifferenceFacts } from '../../parts/catalogue/use-difference-facts.ts'
import { selectSeesEveryClient } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DraftButton } from './DraftButton.tsx'

/** Whether there is a catalogue, how it differs from what is sold, and the way to have it. */
export function ConvertedNote({ converted }: { converted: ConvertedCatalogue }) {
  const { t } = useTexts()
  const say = useSay()
  const seesEveryClient = useAppSelector(selectSeesEveryClient)
  const { catalogue, fileName, differences } = converted
  const facts = useDifferenceFacts(differences)
  if (catalogue === null)
    return (
      <MessageBox kind="warning" title={t('converter.bad')}>
        {t('converter.badText')}
      </MessageBox>
    )
  const save = () => {
    saveFile({ blob: new Blob([catalogue], { type: 'application/json' }), fileName })
    say(t('converter.saved', { fileName }))
  }
  return (
    <MessageBox
      kind="success"
      title={t('converter.good')}
      action={
        <Row spacing={1}>
          <Button variant="contained" onClick={save}>
            {t('converter.save')}
          </Button>
          {seesEveryClient && <DraftButton catalogue={catalogue} fileName={fileName} />}
        </Row>
      }
    >
      <Text>{t(facts.length === 0 ? 'converter.same' : 'converter.differences')}</Text>
      {facts.length > 0 && <DescriptionList facts={facts} />}
    </MessageBox>
  )
}
