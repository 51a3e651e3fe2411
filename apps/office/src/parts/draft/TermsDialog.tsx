import type { EntitlementRuleDetail, FrameworkContractDetail, Shape } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { type ReactNode, useState } from 'react'
import type { Outcome } from '../../hooks/use-draft.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChangeTable } from '../changes/ChangeTable.tsx'
import { differing } from '../changes/differing.ts'
import { DrawnValue } from '../drawn/DrawnValue.tsx'
import { DraftDialog } from './DraftDialog.tsx'
import { DraftErrors } from './DraftErrors.tsx'
import { type DraftFault, DraftFaults } from './DraftFaults.tsx'
import { faultsAtFields } from './faults-at-fields.ts'
import { useToldOutcome } from './use-told-outcome.ts'

/** What is written for somebody in versions, each good from a day on. */
type Terms = Pick<EntitlementRuleDetail | FrameworkContractDetail, 'shown' | 'versions' | 'content' | 'released'>

interface Props {
  /** Whose texts are read. */
  words: 'rules' | 'frameworks'
  title: string
  /** For whom it is written, by name; undefined until it is read. */
  owner: string | undefined
  terms: Terms | undefined
  faults: readonly DraftFault[]
  shape: Shape
  /** What is typed of it; undefined while nothing is. */
  typed: unknown
  onTyped: (content: unknown) => void
  onVersion: (versionGuid: string) => void
  errors: readonly CallError[]
  busy: boolean
  read: () => Promise<void>
  save: (content: unknown) => Promise<Outcome>
  release: () => Promise<Outcome>
  /** What is shown before it is released, with what does it; without it, it is released at once. */
  beforeRelease?: (release: () => void, close: () => void) => ReactNode
  discard: () => Promise<Outcome>
  /** Tries what is written. */
  trialOf: (content: unknown) => ReactNode
  /** Something was stored; the text says what. */
  onChanged: (text: string) => void
  onClose: () => void
}

/** Writes terms as a draft, tries them and releases them; what was released never changes. */
export function TermsDialog({ words, title, owner, terms, faults, shape, typed, errors, busy, ...on }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const told = useToldOutcome(on.onChanged)
  const content: unknown = typed ?? (terms && JSON.parse(terms.content))
  const isDraft = terms?.shown?.state === 'draft' && terms.shown.guid === terms.versions[0]?.guid
  const [asks, setAsks] = useState(false)
  const release = () => {
    setAsks(false)
    void on.release().then(outcome => told(outcome, t(`${words}.released`)))
  }
  const discard = async () => {
    const outcome = await on.discard()
    told(outcome, t(`${words}.discarded`))
    if (outcome.state === 'done') on.onClose()
  }
  return (
    <DraftDialog
      title={title}
      isKnown={terms !== undefined}
      errors={errors}
      busy={busy}
      saveText={t(`${words}.save`)}
      onSave={() => void on.save(content).then(outcome => told(outcome, t(`${words}.saved`)))}
      onClose={on.onClose}
    >
      {terms?.shown && (
        <SelectInput
          label={t(`${words}.version`)}
          value={terms.shown.guid}
          options={terms.versions.map(({ guid, version, state, validFrom }) => ({
            value: guid,
            text: t(`${words}.versionIs.${state}`, { version, day: format.date(validFrom) }),
          }))}
          onChange={({ target }) => on.onVersion(target.value)}
        />
      )}
      {!isDraft && <MessageBox kind="info">{t(terms?.shown ? `${words}.becomesDraft` : `${words}.first`)}</MessageBox>}
      {isDraft && <DraftFaults title={t(`${words}.faulty`)} faults={faults} />}
      {isDraft && (
        <Row spacing={2}>
          {typed === undefined && faults.length === 0 && (
            <Button variant="outlined" onClick={on.beforeRelease ? () => setAsks(true) : release}>
              {t(`${words}.release`)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => void discard()}>
            {t(`${words}.discard`)}
          </Button>
        </Row>
      )}
      {asks && on.beforeRelease?.(release, () => setAsks(false))}
      <DraftErrors errors={errors} onReadAgain={() => void on.read()} />
      <Details summary={t(`${words}.try`)}>{on.trialOf(content)}</Details>
      <Details summary={t(`${words}.difference`)}>
        <ChangeTable act={differing(terms?.released ? JSON.parse(terms.released) : {}, content)} />
      </Details>
      <DrawnValue
        shape={shape}
        value={content}
        path=""
        label={owner ?? ''}
        errors={faultsAtFields(faults, errors)}
        onChange={on.onTyped}
      />
    </DraftDialog>
  )
}
