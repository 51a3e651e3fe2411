import { createContext, use } from 'react'

interface FileNames {
  /** By the id of a file that was uploaded. */
  names: Record<string, string>
  remember: (fileId: string, name: string) => void
}

export const FileNamesContext = createContext<FileNames | null>(null)

/** What the files that were uploaded for a form are called. */
export function useFileNames(): FileNames {
  const names = use(FileNamesContext)
  if (!names) throw new Error('useFileNames needs the form around it')
  return names
}
