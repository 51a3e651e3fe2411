import type { SchoolContract } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useKeys } from '../../hooks/use-keys.ts'
import { getApplicationProof } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ProofViewer.module.css'
import { howShown } from './shown-proof.ts'
import { useProof } from './use-proof.ts'

/** What was asked for by a key is seen, wherever on the screen it stands. */
const bringIntoView = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest' })

/**
 * The proofs of an application and the photo for its card beside it, one at a time: pictures and PDF are looked at
 * without saving them, what a browser cannot show is saved. `P` shows the next one.
 */
export function ProofViewer({ contract }: { contract: SchoolContract }) {
  const { t } = useTexts()
  const { loading, errors } = useCall(getApplicationProof)
  const photo = contract.photoGuid === null ? [] : [{ guid: contract.photoGuid, label: t('school.decide.photo') }]
  const proofs = [...contract.proofs.filter(({ isMissing }) => !isMissing), ...photo]
  const [chosen, setChosen] = useState('')
  const shown = useProof(chosen)
  const place = proofs.findIndex(({ guid }) => guid === chosen)
  useKeys({ p: () => setChosen(proofs[(place + 1) % proofs.length]?.guid ?? '') })
  if (proofs.length === 0) return null
  const label = proofs[place]?.label ?? ''
  const kind = shown && howShown(shown.file.blob.type, navigator.pdfViewerEnabled)
  return (
    <section className={styles.viewer} aria-label={t('school.pupils.proofs')}>
      <div className={styles.choice}>
        {proofs.map(proof => (
          <BusyButton
            key={proof.guid}
            variant="outlined"
            busy={loading && proof.guid === chosen}
            aria-pressed={proof.guid === chosen}
            aria-keyshortcuts="p"
            onClick={() => setChosen(proof.guid === chosen ? '' : proof.guid)}
          >
            {t('school.decide.look', { label: proof.label })}
          </BusyButton>
        ))}
      </div>
      {kind === 'picture' && <img className={styles.picture} src={shown?.url} alt={label} onLoad={bringIntoView} />}
      {kind === 'pages' && <iframe className={styles.pages} src={shown?.url} title={label} onLoad={bringIntoView} />}
      {kind === 'none' && <Text>{t('school.decide.notShown')}</Text>}
      {shown && (
        <div>
          <Button onClick={() => saveFile(shown.file)}>{t('school.decide.saveProof', { label })}</Button>
        </div>
      )}
      <CallErrors errors={errors} all />
    </section>
  )
}
