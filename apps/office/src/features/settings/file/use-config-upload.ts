import type { ConfigChange, StaffConfig } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { saveConfig } from '../../../state/admin/admin.calls.ts'
import { type ReadConfigFile, readConfigFile } from './read-config-file.ts'

const NO_ERRORS: readonly CallError[] = []

/** A file that was chosen, and what became of it. */
export interface ChosenFile {
  name: string
  /** Undefined where it is no configuration. */
  read: ReadConfigFile | undefined
  /** The draft it would be; undefined where some of it is refused, and before that is known. */
  tried?: StaffConfig | undefined
  errors: readonly CallError[]
}

/** Takes up a file: what it would change is asked for first, and stored as a draft when that was seen. */
export function useConfigUpload(config: StaffConfig) {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<ChosenFile>()

  const send = async (changes: ConfigChange[], dryRun: boolean) => {
    setBusy(true)
    const { clientId, version } = config
    const answer = await dispatch(saveConfig({ query: { dryRun }, body: { clientId, version, changes } }))
    setBusy(false)
    return saveConfig.fulfilled.match(answer)
      ? { stored: answer.payload.data[0], errors: NO_ERRORS }
      : { stored: undefined, errors: answer.payload?.errors ?? NO_ERRORS }
  }

  const choose = async (file: File) => {
    const read = readConfigFile(await file.text(), config)
    setChosen({ name: file.name, read, errors: NO_ERRORS })
    if (!read) return
    const { stored, errors } = await send(read.changes, true)
    setChosen({ name: file.name, read, tried: stored, errors })
  }

  /** Whether it is stored as a draft now. */
  const save = async (): Promise<boolean> => {
    if (!chosen?.read) return false
    const { stored, errors } = await send(chosen.read.changes, false)
    setChosen({ ...chosen, errors })
    return stored !== undefined
  }

  return { busy, chosen, choose, save, forget: () => setChosen(undefined) }
}
