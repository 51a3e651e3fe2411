/** What the build knows of itself; build/service-worker.ts writes it in. */
export interface Build {
  /** Changes whenever one of the files does. */
  version: string
  /** Script of the first screen; a document that names another one belongs to another build. */
  entry: string
  /** Paths of all files that the kept pages need. */
  files: readonly string[]
}
