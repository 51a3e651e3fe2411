import type { SubscriptionContract } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiDownload } from '@mdi/js'
import { useShop } from '../../../hooks/shop.ts'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { getDocument } from '../../../state/user/user.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './DocumentList.module.css'

type File = SubscriptionContract['documents'][number]

function ContractFile({ guid, fileName, createdOn }: File) {
  const { t } = useTexts()
  const { format } = useShop()
  const { run, running, errors } = useOwnCall<'load'>()
  const load = async (): Promise<void> => {
    const answer = await run('load', getDocument({ params: { documentGuid: guid } }))
    if (answer?.file) saveFile({ ...answer.file, fileName })
  }
  return (
    <li>
      <div className={styles.entry}>
        <div className={styles.words}>
          <Text className={styles.name}>{t('subscription.documents.contract')}</Text>
          <Text variant="body2" color="textSecondary">
            {t('subscription.documents.from', { day: format.instantDate(createdOn) })}
          </Text>
        </div>
        <BusyButton
          variant="outlined"
          busy={running === 'load'}
          startIcon={<Icon path={mdiDownload} />}
          aria-label={t('subscription.documents.loadOf', { name: fileName })}
          onClick={() => void load()}
        >
          {t('subscription.documents.load')}
        </BusyButton>
      </div>
      <CallErrors errors={errors} all />
    </li>
  )
}

/** What there is on paper of a contract, and the form by which one withdraws from it (§ 356a BGB). */
export function DocumentList({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const link = useLink()
  const { documents, contractNumber, roles } = contract
  const mayWithdraw = roles.includes('subscriber')
  if (documents.length === 0 && !mayWithdraw) return null
  return (
    <Panel aria-labelledby="contract-documents">
      <Text variant="h2" id="contract-documents" gutterBottom>
        {t('subscription.documents.headline')}
      </Text>
      <Stack component="ul" spacing={2} className={styles.documents}>
        {documents.map(file => (
          <ContractFile key={file.guid} {...file} />
        ))}
        {mayWithdraw && (
          <li>
            <TextLink
              component={Link}
              to={`${link('withdrawContract')}?${new URLSearchParams({ contract: contractNumber })}`}
            >
              {t('subscription.documents.withdraw')}
            </TextLink>
            <Text variant="body2" color="textSecondary">
              {t('subscription.documents.instruction')}
            </Text>
          </li>
        )}
      </Stack>
    </Panel>
  )
}
