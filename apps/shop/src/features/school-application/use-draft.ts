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

/** Children that are shown and sent; whoever applies for themselves is the one child, by their own name. */
export const appliedFor = ({
  isForMyself,
  firstName,
  lastName,
  children,
}: Pick<Draft, 'isForMyself' | 'firstName' | 'lastName' | 'children'>): ChildDraft[] =>
  isForMyself ? children.slice(0, 1).map(child => ({ ...child, firstName, lastName })) : children

/** What is sent of it; consent was given on the page. */
export const asApplication = ({ home, isForMyself = false, ...draft }: Draft): FamilyApplication => ({
  ...draft,
  isForMyself,
  home: home?.reference ?? '',
  consent: true,
  children: appliedFor({ ...draft, isForMyself }).map(
    ({ key: _, school, schoolStop, ownHome, photo, proof, proofFrom, proofUntil, ...child }) => ({
      ...child,
      // Of a school of which it is known nobody names one.
      ...(school?.hasStop === false ? { schoolStop: schoolStop?.reference ?? '' } : {}),
      ...(ownHome && !isForMyself ? { ownHome: { ...ownHome, home: ownHome.home?.reference ?? '' } } : {}),
      exemption: child.exemption ?? '',
      schoolGuid: school?.guid ?? '',
      photoId: photo?.fileId ?? null,
      proofIds: proof ? [proof.fileId] : [],
      proofFrom: proof ? proofFrom || null : null,
      proofUntil: proof ? proofUntil || null : null,
    }),
  ),
})
