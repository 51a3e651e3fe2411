import type { FamilyApplication } from '@billett/contract'
import { useEffect, useState } from 'react'
import { type ChildDraft, type Draft, newChild, newDraft, storedDraft } from './draft.ts'

/** The form as it is typed, kept on the device with every change. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(newDraft)
  // Read after the page is there, as the server that draws it has no device.
  useEffect(() => {
    const kept = storedDraft.read()
    if (kept) setDraft(kept)
  }, [])
  const change = (next: Draft) => {
    setDraft(next)
    storedDraft.write(next)
  }
  return {
    draft,
    set: (part: Partial<Draft>) => change({ ...draft, ...part }),
    setChild: (key: string, part: Partial<ChildDraft>) =>
      change({ ...draft, children: draft.children.map(child => (child.key === key ? { ...child, ...part } : child)) }),
    addChild: () => change({ ...draft, children: [...draft.children, newChild(draft.lastName)] }),
    removeChild: (key: string) => change({ ...draft, children: draft.children.filter(child => child.key !== key) }),
    forget: () => {
      storedDraft.remove()
      setDraft(newDraft())
    },
  }
}

/** What is sent of it; consent was given on the page. */
export const asApplication = ({ home, children, ...guardian }: Draft): FamilyApplication => ({
  ...guardian,
  home: home?.reference ?? '',
  consent: true,
  children: children.map(({ key: _, school, photo, proof, ...child }) => ({
    ...child,
    exemption: child.exemption ?? '',
    schoolGuid: school?.guid ?? '',
    photoId: photo?.fileId ?? null,
    proofIds: proof ? [proof.fileId] : [],
  })),
})
