import { AppliedAgain, type FollowedChild } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { useToday } from '../../hooks/use-today.ts'
import { ProofDays } from '../../parts/proof/ProofDays.tsx'
import { type Proof, ProofUpload } from '../../parts/proof/ProofUpload.tsx'
import { applyAgainByLink } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GRADES } from './grades.ts'

interface Props {
  child: FollowedChild
  token: string
  onDone: (told: string) => void
}

/** Applies once more for a child, with what was said before: only what may be otherwise by now is asked for. */
export function ApplyAgain({ child, token, onDone }: Props) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'again'>()
  const [grade, setGrade] = useState(GRADES.includes(child.grade) ? child.grade : '5')
  const [inClass, setClass] = useState(child.class)
  const [proof, setProof] = useState<Proof | null>(null)
  const [from, setFrom] = useState<string>(useToday())
  const [until, setUntil] = useState('')
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const errorText = useErrorText()
  const [uploading, setUploading] = useState(false)
  const send = async () => {
    const days = { proofFrom: proof ? from || null : null, proofUntil: proof ? until || null : null }
    const body = { grade: Number(grade), class: inClass, proofIds: proof ? [proof.fileId] : [], ...days }
    const { error } = AppliedAgain.safeParse(body)
    setFaults(new Map(error?.issues.map(({ path, message }) => [path.join('.'), message])))
    if (error) return
    const asked = applyAgainByLink({ params: { token, contractGuid: child.guid }, body })
    if (await run('again', asked)) onDone(t('schoolFollow.appliedAgain'))
  }
  return (
    <Stack spacing={2}>
      <Text>{t('schoolFollow.againText')}</Text>
      <SelectInput
        label={t('schoolApply.grade')}
        value={grade}
        options={GRADES.map(value => ({ value, text: t('schoolApply.gradeIs', { grade: value }) }))}
        onChange={({ target }) => setGrade(target.value)}
      />
      <TextInput
        label={t('schoolApply.class')}
        optional
        value={inClass}
        onChange={({ target }) => setClass(target.value)}
      />
      <ProofUpload
        label={t('schoolFollow.againProof')}
        hint={t('schoolFollow.proofHint')}
        proof={proof}
        error={undefined}
        onChange={setProof}
        onUploading={setUploading}
      />
      {proof && (
        <ProofDays
          from={from}
          until={until}
          needsEnd={false}
          errorOf={field => {
            const fault = faults.get(field === 'from' ? 'proofFrom' : 'proofUntil')
            return fault && errorText(fault)
          }}
          onChange={days => {
            if (days.from !== undefined) setFrom(days.from)
            if (days.until !== undefined) setUntil(days.until)
          }}
        />
      )}
      <CallErrors errors={errors} all />
      <div>
        <BusyButton variant="contained" busy={running !== undefined || uploading} onClick={() => void send()}>
          {t('schoolFollow.sendAgain')}
        </BusyButton>
      </div>
    </Stack>
  )
}
