import type { FollowedChild, HandedInProof } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { HandInFile } from '../../parts/proof/HandInFile.tsx'
import { handInPhotoByLink, handInProofByLink, withdrawByLink } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplyAgain } from './ApplyAgain.tsx'
import { HandInProof } from './HandInProof.tsx'
import { HandOver } from './HandOver.tsx'

interface Props {
  child: FollowedChild
  token: string
  onChanged: () => void
}

/** What parents do about an application themselves: hand in what is missing, withdraw it, or apply again. */
export function FollowedActs({ child, token, onChanged }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { run, running, errors } = useOwnCall<string>()
  const [failed, setFailed] = useState('')
  const [told, setTold] = useState('')
  const [keepsPhoto, setKeepsPhoto] = useState(false)
  const params = { token, contractGuid: child.guid }
  const missing = child.proofs.filter(({ isMissing }) => isMissing)
  const done = (text: string) => {
    setTold(text)
    onChanged()
  }
  /** Sends one thing; of several on a page each says its own failure. */
  const send = async (which: string, act: () => Promise<unknown>, text: string): Promise<boolean> => {
    setTold('')
    setFailed(which)
    if (!(await act())) return false
    done(text)
    return true
  }
  const of = (which: string) => ({ busy: running === which, errors: failed === which ? errors : [] })
  const sendProof = (proof: HandedInProof) => {
    const which = proof.proofGuid ?? 'more'
    const call = handInProofByLink({ params, body: proof })
    return send(which, () => run(which, call), t('schoolFollow.proofSent'))
  }
  const sendPhoto = (fileId: string) => {
    const call = handInPhotoByLink({ params, body: { fileId, keepsPhoto } })
    return send('photo', () => run('photo', call), t('schoolFollow.photoSent'))
  }
  const withdraw = () =>
    send('withdraw', () => run('withdraw', withdrawByLink({ params })), t('schoolFollow.withdrawn'))
  return (
    <Stack spacing={1}>
      <LiveRegion>{told !== '' && <Text>{told}</Text>}</LiveRegion>
      {missing.map(({ guid, label, neededBy }) => (
        <MessageBox
          key={guid}
          kind="warning"
          title={
            neededBy
              ? t('schoolFollow.missingUntil', { proof: label, day: format.longDate(neededBy) })
              : t('schoolFollow.missing', { proof: label })
          }
        >
          <HandInProof label={label} proofGuid={guid} onSend={sendProof} {...of(guid)} />
        </MessageBox>
      ))}
      {child.mayAddProof && (
        <Details summary={t('schoolFollow.moreProof')}>
          <HandInProof label={t('schoolFollow.proof')} proofGuid={null} onSend={sendProof} {...of('more')} />
        </Details>
      )}
      {child.needsPhoto && <MessageBox kind="warning">{t('schoolFollow.needsPhoto')}</MessageBox>}
      {child.mayGivePhoto && (
        <Details summary={t(child.hasPhoto ? 'schoolFollow.otherPhoto' : 'schoolFollow.givePhoto')}>
          <HandInFile
            label={t('schoolFollow.photo')}
            hint={t('schoolApply.photoHint')}
            send={t('schoolFollow.sendPhoto')}
            onSend={sendPhoto}
            {...of('photo')}
          >
            <CheckboxInput
              label={t('schoolApply.keepsPhoto')}
              checked={keepsPhoto}
              onChange={({ target }) => setKeepsPhoto(target.checked)}
            />
          </HandInFile>
        </Details>
      )}
      {child.mayWithdraw && (
        <Details summary={t('schoolFollow.withdraw')}>
          <Stack spacing={1}>
            <Text>{t('schoolFollow.withdrawText')}</Text>
            <CallErrors errors={of('withdraw').errors} all />
            <div>
              <BusyButton variant="outlined" busy={running === 'withdraw'} onClick={() => void withdraw()}>
                {t('schoolFollow.withdrawNow')}
              </BusyButton>
            </div>
          </Stack>
        </Details>
      )}
      {child.mayHandOver && (
        <Details summary={t('schoolFollow.handOver', { name: child.firstName })}>
          <HandOver child={child} token={token} onDone={done} />
        </Details>
      )}
      {child.mayApplyAgain && (
        <Details summary={t('schoolFollow.again')}>
          <ApplyAgain child={child} token={token} onDone={done} />
        </Details>
      )}
    </Stack>
  )
}
